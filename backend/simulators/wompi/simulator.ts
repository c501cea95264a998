import { fileURLToPath } from 'node:url';
import express, { type Express, json } from 'express';
import type { Simulator } from '../common/run-simulator.js';
import { serve } from '../common/serve.js';
import { api } from './http/api.js';
import { bank } from './http/bank.js';
import { checkout } from './http/checkout.js';
import { problemPage } from './http/checkout-pages.js';
import { controls } from './http/controls.js';
import { failing } from './http/faults.js';
import type { Settings } from './settings.js';
import { World } from './world.js';

const PUBLIC_FILES = fileURLToPath(new URL('./public', import.meta.url));

/** Starts the provider; port 0 takes any free one. */
export async function startSimulator(settings: Settings): Promise<Simulator> {
  const world = new World(settings);
  const simulator = await serve(settings.port, {
    clock: world.clock,
    log: world.log,
    routes: (app) => addRoutes(app, world),
    answerUnknown: (response) => response.send(problemPage('Esta página no existe')),
    answerFailure: (response) => response.send(problemPage('El simulador no entiende esta petición')),
  });
  world.url = simulator.url;
  return simulator;
}

function addRoutes(app: Express, world: World): void {
  app.use('/__sim', json(), controls(world));
  app.use('/v1/sim/async', bank(world));
  app.use('/v1', failing(world.plans, 'api'), json(), api(world));
  app.get('/widget.js', failing(world.plans, 'widget'), (_request, response) => {
    response.sendFile('widget.js', { root: PUBLIC_FILES });
  });
  app.use('/assets', express.static(PUBLIC_FILES));
  app.use('/p', checkout(world));
}
