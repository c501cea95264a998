import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ServiceUnavailableException } from '@nestjs/common';
import type { Express, Request, RequestHandler, Response } from 'express';
import { PROVIDER_IDS } from '../payment-providers.js';
import { siteOf } from '../throttling/network.js';
import { ConcurrencyLimiter, type ConcurrencyLimits, type Task } from '../throttling/concurrency-limiter.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** Bytes of the body that was read; undefined without one. */
    bodyBytes?: number;
  }
}

/**
 * More running requests would only wait for one of the database's few connections. The queue holds a thousand people who
 * pay at the same moment, each with a double click.
 */
const DEFAULTS: ConcurrencyLimits = {
  running: 32,
  runningPerNetwork: 24,
  queued: 5_000,
  queuedBytes: 4 * 1024 * 1024,
  queueTimeoutMs: 60_000,
};

/**
 * For calls that wait for the shop's own database alone: fewer than its connections, so that one network leaves some to others. They take
 * milliseconds, so that the crowd of a carrier’s address still gets hundreds a second.
 */
const QUICK: Partial<ConcurrencyLimits> = { runningPerNetwork: 2 };

/**
 * For calls that begin a payment: hundreds a second through one carrier's address. A few of them ask the provider about earlier payments,
 * for three seconds at most, and must not hold up the others.
 */
const BEGINNING: Partial<ConcurrencyLimits> = { runningPerNetwork: 3 };

/** Each hashes a password on a thread, and the machine has few processors. */
const HASHING: Partial<ConcurrencyLimits> = { running: 2, runningPerNetwork: 1 };

/** How long a handler holds its slot after its client has disconnected. */
const ABANDONED_AFTER_MS = 60_000;

/**
 * Limits concurrent requests; the others are queued, round-robin by network. A slot is released when the handler
 * has answered: whether the client reads the answer does not matter, and a handler goes on when its client has left.
 * The application needs {@link emitAnswered}.
 */
export function limitConcurrency(limits: Partial<ConcurrencyLimits> = {}): RequestHandler {
  const limiter = new ConcurrencyLimiter({ ...DEFAULTS, ...limits });
  return (req, res, next) => {
    const task: Task = {
      network: siteOf(req.ip ?? ''),
      bytes: req.bodyBytes ?? 0,
      start: () => {
        onceAnswered(res, () => limiter.release(task));
        next();
      },
      refuse: () => next(new ServiceUnavailableException()),
    };
    limiter.enter(task);
    if (limiter.isWaiting(task)) onceDisconnected(req.socket, res, () => limiter.cancel(task));
  };
}

/** Calls that start a payment, and events, have paths below the provider's id. */
const PROVIDERS = PROVIDER_IDS.join('|');

/** Separate limits, so that a slow payment provider delays neither carts nor events. `false`: no limit, because memory serves it. */
const API_LIMITS: readonly (readonly [paths: RegExp, limits: boolean | Partial<ConcurrencyLimits>])[] = [
  [/^\/(products|product-groups|pricing|faq|settings|health|docs-json)(\/|$)/i, false],
  [/^\/cart(\/|$)/i, QUICK],
  [
    /^\/(login|register|reset-password|auth\/confirm|account\/(password|delete)|staff\/invitations\/([^/]+|link\/accept))\/?$/i,
    HASHING,
  ],
  [new RegExp(`^/(${PROVIDERS})/events`, 'i'), true],
  [new RegExp(`^/(${PROVIDERS})/`, 'i'), BEGINNING],
  [/^\/orders\/bank-transfer/i, BEGINNING],
  // Asks the provider for the few browsers that began a payment alone; for others it only reads the database.
  [/^\/payment\/find\/?$/i, QUICK],
  [/^\/payment\//i, true],
  [/^\/chatbot\/webhook/i, true],
  // Each holds a connection of the database, and a question about an order needs a second one meanwhile.
  [/^\/chatbot\/messages\/?$/i, { running: 4, runningPerNetwork: 1 }],
  [/^\/chatbot\//i, QUICK],
  // An upload takes up to 15 MB of memory; its body is read only once it runs.
  [
    /^\/media(\/|$)|^\/(orders\/[^/]+\/finished-photo|refunds\/[^/]+\/evidence-file)\/?$/i,
    { running: 6, runningPerNetwork: 6, queued: 50 },
  ],
  [/^/, QUICK],
];

/** {@link limitConcurrency} for everything below `/api`, each group of calls by itself. */
export function limitApiConcurrency(): RequestHandler {
  const groups = API_LIMITS.map(([paths, limits]) => ({
    paths,
    limit: limits === false ? undefined : limitConcurrency(limits === true ? {} : limits),
  }));
  return (req, res, next) => {
    const limit = groups.find(({ paths }) => paths.test(req.path))?.limit;
    if (limit) limit(req, res, next);
    else next();
  };
}

/** For the body parser's `verify`: what a request holds in memory while it waits. */
export function countBodyBytes(req: IncomingMessage, _res: ServerResponse, body: Buffer): void {
  (req as Request).bodyBytes = body.length;
}

/**
 * Makes responses emit 'answered' when their handler ends them. Node.js has no such event: 'finish' waits until the client
 * has read this response and earlier ones. A wrapper on each response instead of on their prototype, which Express offers
 * for this, makes V8 keep a third more garbage of every request for its slow collector.
 */
export function emitAnswered(app: Express): void {
  const response = app.response as unknown as { end: (this: Response, ...args: unknown[]) => Response };
  const { end } = response;
  response.end = function (...args) {
    const ended = end.apply(this, args);
    this.emit('answered');
    return ended;
  };
}

/** Calls `listener` once when the handler ends the response, at the latest a while after its client has left. */
function onceAnswered(res: Response, listener: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;
  const done = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    listener();
  };
  res.once('answered', done);
  res.once('close', () => {
    if (!isDone) timer = setTimeout(done, ABANDONED_AFTER_MS).unref();
  });
}

/** The socket's event, because a response behind another one on its connection has none; not kept once the response is closed. */
function onceDisconnected(socket: Socket, res: Response, listener: () => void): void {
  socket.once('close', listener);
  res.once('close', () => socket.off('close', listener));
}
