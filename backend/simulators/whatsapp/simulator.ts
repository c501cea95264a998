import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Simulator } from '../common/run-simulator.js';
import { chat } from './http/chat.js';
import { controls } from './http/controls.js';
import { graphApi } from './http/graph-api.js';
import { Platform } from './platform.js';
import type { Settings } from './settings.js';

const PUBLIC_FILES = fileURLToPath(new URL('./public', import.meta.url));
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Starts the messaging platform; port 0 takes any free one. */
export async function startSimulator(settings: Settings): Promise<Simulator> {
  const platform = new Platform(settings);
  const server = createServer(application(platform));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, close: () => close(server, platform) };
}

function application(platform: Platform): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((request, response, next) => {
    const { method, path } = request;
    response.once('close', () => {
      platform.log({ at: platform.clock.now().toISOString(), method, path, status: response.statusCode });
    });
    response.set({ 'Content-Security-Policy': PAGE_POLICY, 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  app.use('/__sim', controls(platform));
  app.use('/chat', chat(platform));
  app.use(express.static(PUBLIC_FILES));
  app.use(graphApi(platform));
  app.use((_request, response) => {
    response.status(404).json({ error: { message: 'Unknown path components', type: 'OAuthException', code: 2500 } });
  });
  app.use((error: { status?: number }, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    // A body that cannot be read is the sender's doing; its text is not repeated anywhere.
    if (!error.status) console.error(error);
    response.status(error.status ?? 500).json({ error: { message: 'The simulator does not understand this call' } });
  });
  return app;
}

async function close(server: Server, platform: Platform): Promise<void> {
  platform.clock.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
