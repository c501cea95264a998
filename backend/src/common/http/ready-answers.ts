import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.port.js';
import { PolledValue } from '../polled-value.js';
import type { Shutdown } from '../shutdown.js';
import { REVALIDATE } from './representation.js';

/** The only URLs whose answers are kept: the same for everybody, whatever cookies a request has. */
const PUBLIC_URLS = [
  /^\/api\/(products|products\/[1-9]\d{0,8}|product-groups|pricing|settings|faq)$/,
  /^\/api\/products\?[\w.~%+&=-]{1,200}$/,
  /^\/(productos|personalizacion|nosotros|faq|kit|terminos|privacidad|cart|products?\/[1-9]\d{0,8}|customize(\/[1-9]\d{0,8})?)?$/,
];

/** What a request may choose an answer with, besides method and URL. */
const CHOOSING_HEADERS = ['accept-encoding', 'if-none-match', 'if-modified-since', 'cache-control'] as const;
const MAX_KEY_LENGTH = 600;

/** Callers choose queries and headers: the answers that were used longest ago are dropped. */
const MAX_ANSWERS = 1_000;
const MAX_BYTES = 16 * 1024 * 1024;
const BYTES_OF_HEADERS = 2_000;

/**
 * After this time the next request is answered by the handler again, which polls the database for a newer version. It is short beside
 * that poll of a second, and long enough that a URL that many shoppers open has hardly any other answers than ready ones.
 */
const TRUSTED_MS = 100;

interface ReadyAnswer {
  readonly status: number;
  /** Names and values in turns, as `writeHead` takes them; all but those of the single request. */
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
  /** For log and metrics. */
  readonly path: string;
  readonly route: unknown;
  readonly confirmedAt: number;
}

/**
 * Answers public URLs ahead of Express and Nest with what their handlers sent a moment ago to the same request, byte for byte
 * (docs/decisions/0054-ready-answers.md).
 */
export class ReadyAnswers {
  private readonly answers = new LRUCache<string, ReadyAnswer>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => BYTES_OF_HEADERS + (body?.length ?? 0),
  });
  private readings = PolledValue.readings;

  /** `observers` are the middlewares for log and metrics, which see each answer; they may use `path`, `route` and `requestId`. */
  constructor(
    private readonly clock: Clock,
    private readonly shutdown: Shutdown,
    private readonly observers: readonly RequestHandler[],
  ) {}

  /** Sends the ready answer; false when the application has to answer. */
  readonly send = (req: IncomingMessage, res: ServerResponse): boolean => {
    const key = keyOf(req);
    // The application adds `Connection: close` while the instance stops.
    if (key === undefined || this.shutdown.hasBegun) return false;
    this.dropOutdated();
    const answer = this.answers.get(key);
    if (!answer || this.now() - answer.confirmedAt >= TRUSTED_MS) return false;
    const { status, headers, body, path, route } = answer;
    const requestId = crypto.randomUUID();
    Object.assign(req, { path, route, requestId });
    for (const observe of this.observers) void observe(req as Request, res as Response, () => undefined);
    res.writeHead(status, [...headers, 'X-Request-Id', requestId]).end(body);
    return true;
  };

  /** Keeps what the handler sends, unless this instance reads newer content meanwhile. Mount it before every middleware that sets headers. */
  readonly keep = (req: Request, res: Response, next: NextFunction): void => {
    const key = keyOf(req);
    if (key === undefined) return next();
    const confirmedAt = this.now();
    const { readings } = PolledValue;
    const own = new Set(res.getHeaderNames());
    req.onRepresentation = (body) => {
      const { 'set-cookie': cookie, ...sent } = res.getHeaders();
      const isPublic = cookie === undefined && sent['cache-control'] === REVALIDATE;
      const isComplete = res.statusCode === 200 || res.statusCode === 304;
      if (!isPublic || !isComplete || readings !== PolledValue.readings) return;
      const headers = Object.entries(sent).flatMap(([name, value]) => (own.has(name) ? [] : [name, String(value)]));
      const { path, route } = req as { path: string; route?: unknown };
      this.answers.set(key, { status: res.statusCode, headers, body, path, route, confirmedAt });
    };
    next();
  };

  private now(): number {
    return this.clock.now().getTime();
  }

  /** A page that is rendered for a new version, and kept for as long as that lasts, reads the API: it must get nothing older. */
  private dropOutdated(): void {
    if (this.readings === PolledValue.readings) return;
    this.answers.clear();
    this.readings = PolledValue.readings;
  }
}

/** Equal for requests that get the same answer; undefined for others than reads of public URLs, and with a body, which the application checks. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  if (!PUBLIC_URLS.some((publicUrl) => publicUrl.test(url))) return undefined;
  const key = [method, url, ...CHOOSING_HEADERS.map((name) => headers[name] ?? '')].join('\n');
  return key.length > MAX_KEY_LENGTH ? undefined : key;
}
