import type { NextFunction, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.port.js';
import { PolledValue } from '../polled-value.js';
import { bytesOf, type Representation, REVALIDATE, sendRepresentation } from './representation.js';

/** The only URLs whose answers are kept: the same for everybody, whatever cookies a request has. */
const PUBLIC_URLS = [
  /^\/api\/(products|products\/\d{1,9}|product-groups|pricing|settings|faq)$/,
  /^\/api\/products\?[\w.~%+&=-]{1,200}$/,
  /^\/(productos|personalizacion|nosotros|faq|kit|terminos|privacidad|cart|products?\/\d{1,9}|customize(\/\d{1,9})?)?$/,
];

/** A stranger chooses ids and queries: the answers that were used longest ago are dropped. */
const MAX_ANSWERS = 1_000;
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * After this time the next request is answered by the handler again, which polls the database for a newer version. It is short beside
 * that poll of a second, and long enough that a URL with many visitors has hardly any other request than ready ones.
 */
const TRUSTED_MS = 100;

interface ReadyAnswer {
  readonly representation: Representation;
  /** Name and value of what later middlewares and the handler set, besides the headers of `sendRepresentation`. */
  readonly headers: readonly (readonly [string, string | number | readonly string[]])[];
  /** For log and metrics. */
  readonly route: unknown;
  readonly confirmedAt: number;
}

/**
 * Answers public URLs ahead of all other middlewares and Nest with what their handlers sent a moment ago
 * (docs/decisions/0054-ready-answers.md). To be mounted after request id, log and metrics, which see each answer.
 */
export class ReadyAnswers {
  private readonly answers = new LRUCache<string, ReadyAnswer>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ representation }) => bytesOf(representation),
  });
  private refreshes = PolledValue.refreshes;

  constructor(private readonly clock: Clock) {}

  readonly middleware = (req: Request, res: Response, next: NextFunction): void => {
    if (!isPublic(req)) return next();
    const now = this.clock.now().getTime();
    if (this.refreshes !== PolledValue.refreshes) {
      this.answers.clear();
      this.refreshes = PolledValue.refreshes;
    }
    const answer = this.answers.get(req.originalUrl);
    if (!answer || now - answer.confirmedAt >= TRUSTED_MS) {
      this.keepWhenSent(req, res, now);
      return next();
    }
    for (const [name, value] of answer.headers) res.setHeader(name, value);
    req.route = answer.route;
    sendRepresentation(req, res, answer.representation, REVALIDATE);
  };

  /** Keeps a complete answer of the handler, unless this instance changed the content meanwhile. */
  private keepWhenSent(req: Request, res: Response, now: number): void {
    const { refreshes } = this;
    const own = new Set(res.getHeaderNames());
    req.onRepresentation = (representation, cacheControl, status) => {
      const isPersonal = res.hasHeader('Set-Cookie') || cacheControl !== REVALIDATE;
      if (isPersonal || status !== 200 || refreshes !== PolledValue.refreshes) return;
      const headers = res
        .getHeaderNames()
        .filter((name) => !own.has(name))
        .map((name) => [name, res.getHeader(name)!] as const);
      this.answers.set(req.originalUrl, { representation, headers, route: req.route as unknown, confirmedAt: now });
    };
  }
}

/** Requests with a body are left to the middlewares that check bodies. */
function isPublic({ method, originalUrl, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
  return PUBLIC_URLS.some((url) => url.test(originalUrl));
}
