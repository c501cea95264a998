import type { ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import sirv from 'sirv';
import { viteBuild } from './vite-build.js';

const YEAR = 31_536_000;
const HOUR = 3_600;

type Handler = (req: Request, res: Response, next: NextFunction) => void;

/** Chunks and pictures carry a hash in their name and never change; originals may be replaced by the owner. */
export function staticFiles(): Handler[] {
  const pictures = sirv(viteBuild.pictures, { etag: true, extensions: [], maxAge: YEAR, immutable: true });
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
    clientFiles(viteBuild.client),
  ];
}

/** Serves the browser's files of a build. */
export function clientFiles(folder: string): Handler {
  const client = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (res, path) => {
      const hashed = path.startsWith('/build/');
      res.setHeader('Cache-Control', hashed ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`);
      setDeltaHeaders(res, path);
    },
  });
  return (req, res, next) => {
    // The template is a page's raw material, not a page.
    if (req.path === '/index.html' || req.path.startsWith('/.vite/')) return next();
    const { url } = req;
    const delta = deltaUrl(req);
    if (!delta) return client(req, res, next);
    req.url = delta;
    client(req, res, () => {
      req.url = url;
      client(req, res, next);
    });
  };
}

/** A script of the build, and the part of its name that stays the same in the next release. */
const SCRIPT = /^\/build\/(?<chunk>[\w.-]+)-[\w-]{8}\.js/;

/** SHA-256 in base64, as a byte sequence of structured headers. */
const AVAILABLE_DICTIONARY = /^:(?<hash>[A-Za-z0-9+/]{43}=):$/;

/**
 * The URL of a script as its difference to the script of an earlier release that the browser has (RFC 9842); undefined for
 * every other request. The build makes the differences to the last releases (`frontend/scripts/releases.mjs`).
 */
function deltaUrl({ path, headers }: Request): string | undefined {
  const { hash } = AVAILABLE_DICTIONARY.exec(String(headers['available-dictionary']))?.groups ?? {};
  if (!hash || !SCRIPT.test(path) || !/\bdcz\b/.test(String(headers['accept-encoding']))) return undefined;
  return `${path}.${Buffer.from(hash, 'base64').toString('hex')}.dcz`;
}

/** Offers each script as the dictionary of its next release. */
function setDeltaHeaders(res: ServerResponse, path: string): void {
  const { chunk } = SCRIPT.exec(path)?.groups ?? {};
  if (!chunk) return;
  res.setHeader('Use-As-Dictionary', `match="/build/${chunk}-*.js"`);
  res.setHeader('Vary', 'Accept-Encoding, Available-Dictionary');
  if (!path.endsWith('.dcz')) return;
  res.setHeader('Content-Encoding', 'dcz');
  res.setHeader('Content-Type', 'text/javascript');
}

/**
 * The list of files is read at the start. A file that was deleted since then, because a new release is being built over this one, ends
 * only its own answer: an unhandled error of its stream would end the process.
 */
export function outlive(_req: Request, res: Response, next: NextFunction): void {
  res.once('pipe', (file) => file.once('error', () => res.destroy()));
  next();
}
