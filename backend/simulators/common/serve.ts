import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Response } from 'express';
import type { RequestLog } from './request-log.js';
import type { Simulator } from './run-simulator.js';
import type { SimulatedClock } from './simulated-clock.js';

interface Parts {
  readonly clock: SimulatedClock;
  readonly log: RequestLog;
  /** The simulator's own routes. */
  readonly routes: (app: Express) => void;
  /** Answers a call that no route takes; its status is set. */
  readonly answerUnknown: (response: Response) => void;
  /** Answers a call that failed; its status is set. */
  readonly answerFailure: (response: Response) => void;
}

/** Serves a simulator on `port`; 0 takes any free one. */
export async function serve(port: number, parts: Parts): Promise<Simulator> {
  const server = createServer(application(parts));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, close: () => close(server, parts.clock) };
}

function application({ clock, log, routes, answerUnknown, answerFailure }: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  const logRequest: RequestHandler = ({ method, path }, response, next) => {
    response.once('close', () => {
      log.add({ at: clock.now().toISOString(), method, path, status: response.statusCode });
    });
    next();
  };
  const onError: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
    if (response.headersSent) return next(error);
    // A body that cannot be read is the sender's doing, and its text may hold a card: it is not repeated anywhere.
    if (!error.status) console.error(error);
    answerFailure(response.status(error.status ?? 500));
  };
  app.use(logRequest);
  routes(app);
  app.use((_request, response) => answerUnknown(response.status(404)));
  app.use(onError);
  return app;
}

async function close(server: Server, clock: SimulatedClock): Promise<void> {
  clock.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
