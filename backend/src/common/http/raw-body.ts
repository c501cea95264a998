import { ServiceUnavailableException } from '@nestjs/common';
import express, { type Request, type RequestHandler } from 'express';
import { countBodyBytes } from './limit-concurrency.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** Exact bytes of the body; only of routes that read it with {@link readRawBody}. */
    rawBody?: Buffer;
  }
}

const KB = 1024;
const SMALL_BYTES = 100 * KB;
const LARGE_BYTES = 1_024 * KB;
/** Anybody can send a body that looks signed: large ones that arrive at once must not fill the memory. */
const MAX_LARGE_AT_ONCE = 16;

/**
 * Keeps the exact bytes of a JSON body, which its signature covers, instead of parsing it. Bodies over 100 kB, up to 1 MB, are
 * read only from calls that have the header of a signature and a `Content-Length`, and only a few at once.
 */
export function readRawBody(signatureHeader: string): RequestHandler {
  const small = rawBody(SMALL_BYTES);
  const large = rawBody(LARGE_BYTES);
  const isLarge = (req: Request) =>
    Number(req.headers['content-length']) > SMALL_BYTES && req.get(signatureHeader) !== undefined;
  let largeAtOnce = 0;
  return (req, res, next) => {
    if (!isLarge(req)) return small(req, res, next);
    if (largeAtOnce >= MAX_LARGE_AT_ONCE) return next(new ServiceUnavailableException());
    largeAtOnce += 1;
    res.once('close', () => (largeAtOnce -= 1));
    large(req, res, next);
  };
}

function rawBody(limit: number): RequestHandler {
  const read = express.raw({ type: 'json', limit, inflate: false, verify: countBodyBytes });
  return (req, res, next) => {
    read(req, res, (error?: unknown) => {
      if (Buffer.isBuffer(req.body)) req.rawBody = req.body;
      req.body = undefined;
      next(error);
    });
  };
}
