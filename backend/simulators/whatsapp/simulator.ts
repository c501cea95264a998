import { fileURLToPath } from 'node:url';
import express, { type Express } from 'express';
import type { Simulator } from '../common/run-simulator.js';
import { serve } from '../common/serve.js';
import { chat } from './http/chat.js';
import { controls } from './http/controls.js';
import { graphApi } from './http/graph-api.js';
import { Platform } from './platform.js';
import type { Settings } from './settings.js';

const PUBLIC_FILES = fileURLToPath(new URL('./public', import.meta.url));
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const UNKNOWN = { message: 'Unknown path components', type: 'OAuthException', code: 2500 };

/** Starts the messaging platform; port 0 takes any free one. */
export function startSimulator(settings: Settings): Promise<Simulator> {
  const platform = new Platform(settings);
  return serve(settings.port, {
    clock: platform.clock,
    log: platform.log,
    routes: (app) => addRoutes(app, platform),
    answerUnknown: (response) => response.json({ error: UNKNOWN }),
    answerFailure: (response) => response.json({ error: { message: 'The simulator does not understand this call' } }),
  });
}

function addRoutes(app: Express, platform: Platform): void {
  app.use((_request, response, next) => {
    response.set({ 'Content-Security-Policy': PAGE_POLICY, 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  app.use('/__sim', controls(platform));
  app.use('/chat', chat(platform));
  app.use(express.static(PUBLIC_FILES));
  app.use(graphApi(platform));
}
