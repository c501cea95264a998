import type { NextFunction, Request, Response } from 'express';
import sirv from 'sirv';
import { viteBuild } from './vite-build.js';

const YEAR = 31_536_000;
const HOUR = 3_600;

type Handler = (req: Request, res: Response, next: NextFunction) => void;

/** Chunks and pictures carry a hash in their name and never change; originals may be replaced by the owner. */
export function staticFiles(): Handler[] {
  const options = { brotli: true, gzip: true, etag: true, extensions: [] };
  const pictures = sirv(viteBuild.pictures, { etag: true, extensions: [], maxAge: YEAR, immutable: true });
  const client = sirv(viteBuild.client, {
    ...options,
    setHeaders: (res, path) => {
      const hashed = path.startsWith('/build/');
      res.setHeader('Cache-Control', hashed ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`);
    },
  });
  return [
    outlive,
    (req, res, next) => {
      if (!req.url.startsWith('/pictures/')) return next();
      req.url = req.url.slice('/pictures'.length);
      pictures(req, res, () => {
        req.url = `/pictures${req.url}`;
        next();
      });
    },
    (req, res, next) => {
      // The template is a page's raw material, not a page.
      if (req.path === '/index.html' || req.path.startsWith('/.vite/')) return next();
      client(req, res, next);
    },
  ];
}

/**
 * The list of files is read at the start. A file that is gone since then, because a new release is being built over this one, ends
 * only its own answer: an unhandled error of its stream would end the process.
 */
export function outlive(_req: Request, res: Response, next: NextFunction): void {
  res.once('pipe', (file) => file.once('error', () => res.destroy()));
  next();
}
