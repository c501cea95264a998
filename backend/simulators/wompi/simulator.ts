import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import express, { type Express, json, type NextFunction, type Request, type Response } from 'express';
import type { Simulator } from '../common/run-simulator.js';
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
  const server = createServer(application(world));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, resolve);
  });
  world.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url: world.url, close: () => close(server, world) };
}

function application(world: World): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((request, response, next) => {
    const { method, path } = request;
    response.once('close', () => {
      world.log({ at: world.clock.now().toISOString(), method, path, status: response.statusCode });
    });
    next();
  });
  app.use('/__sim', json(), controls(world));
  app.use('/v1/sim/async', bank(world));
  app.use('/v1', failing(world.plans, 'api'), json(), api(world));
  app.get('/widget.js', failing(world.plans, 'widget'), (_request, response) => {
    response.sendFile('widget.js', { root: PUBLIC_FILES });
  });
  app.use('/assets', express.static(PUBLIC_FILES));
  app.use('/p', checkout(world));
  app.use((_request, response) => {
    response.status(404).send(problemPage('Esta página no existe'));
  });
  app.use((error: { status?: number }, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    // A body that cannot be read is the sender's doing, and its text may hold a card: it is not repeated anywhere.
    if (!error.status) console.error(error);
    response.status(error.status ?? 500).send(problemPage('El simulador no entiende esta petición'));
  });
  return app;
}

async function close(server: Server, world: World): Promise<void> {
  world.clock.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
