import { readdirSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import send from 'send';
import { acceptedEncoding } from '../../../common/http/representation.js';
import type { Env } from '../../../config/env.js';
import { endedServiceWorker } from './service-worker.js';
import { viteBuild } from './vite-build.js';

const YEAR = 31_536_000;
const HOUR = 3_600;

type Handler = (req: Request, res: Response, next: NextFunction) => void;

/** A file of the build in one encoding. */
interface Variant {
  /** Path in the folder. */
  readonly file: string;
  readonly encoding?: string;
}

/** What `sendFile` sets, and another answer must not have. */
const FILE_HEADERS = [
  ...['Accept-Ranges', 'Cache-Control', 'Content-Encoding', 'Content-Length', 'Content-Type', 'ETag', 'Last-Modified'],
  ...['Use-As-Dictionary', 'Vary'],
];

/** Chunks and pictures carry a hash in their name and never change; originals may be replaced by the owner. */
export function staticFiles({ offlinePage }: Pick<Env, 'offlinePage'>): Handler[] {
  const files = [pictureFiles(viteBuild.pictures), clientFiles(viteBuild.client)];
  return offlinePage ? files : [endedServiceWorker, ...files];
}

/** Serves the pictures of a build below `/pictures/`. */
export function pictureFiles(folder: string): Handler {
  const files = filesIn(folder);
  return (req, res, next) => {
    const file = req.path.startsWith('/pictures/') ? pathOf(req).slice('/pictures'.length) : '';
    if (!isRead(req) || !files.has(file)) return next();
    const headers = { 'Cache-Control': `public, max-age=${YEAR}, immutable` };
    sendFile({ path: path.join(folder, file), extension: path.extname(file), headers }, req, res, next);
  };
}

/** Serves the browser's files of a build, compressed when the build has them so. */
export function clientFiles(folder: string): Handler {
  const files = filesIn(folder);
  return (req, res, next) => {
    const name = pathOf(req);
    // The template is a page's raw material, not a page.
    if (!isRead(req) || !files.has(name) || name === '/index.html') return next();
    const { file, encoding } = variantOf(req, name, files);
    const headers = {
      'Cache-Control': cachingOf(name),
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
      ...dictionaryHeaders(name),
    };
    sendFile({ path: path.join(folder, file), extension: path.extname(name), headers }, req, res, next);
  };
}

/** The service worker and its page belong together, so that no proxy may keep an old one of them. */
const OFFLINE_FILES = /^\/(sw\.js|sin-conexion\.(html|js))$/;

function cachingOf(name: string): string {
  if (OFFLINE_FILES.test(name)) return 'no-cache';
  return name.startsWith('/build/') ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`;
}

/**
 * The paths of all files in a folder, as in URLs. The list is read at the start, so that no URL reaches another file, nor one whose
 * name begins with a dot.
 */
function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => path.join(entry.parentPath, entry.name).slice(folder.length));
  return new Set(names.map((name) => name.split(path.sep).join('/')).filter((name) => !name.includes('/.')));
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The decoded path of a URL; empty when it cannot be decoded. */
function pathOf(req: Request): string {
  try {
    return decodeURIComponent(req.path);
  } catch {
    return '';
  }
}

function variantOf(req: Request, name: string, files: ReadonlySet<string>): Variant {
  const delta = deltaOf(req, name);
  if (delta && files.has(delta)) return { file: delta, encoding: 'dcz' };
  const encoding = acceptedEncoding(req);
  if (encoding === 'br' && files.has(`${name}.br`)) return { file: `${name}.br`, encoding };
  const acceptsGzip = encoding === 'gzip' || (encoding === 'br' && req.acceptsEncodings('gzip'));
  if (acceptsGzip && files.has(`${name}.gz`)) return { file: `${name}.gz`, encoding: 'gzip' };
  return { file: name };
}

interface FileToSend {
  readonly path: string;
  /** Of the file's type, which that of a compressed file is not. */
  readonly extension: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends a file with what RFC 9110 says about ranges and conditions. A file that was deleted since the list was read, because a new release is
 * being built over this one, is left to `next`.
 */
function sendFile(
  file: FileToSend,
  req: Request,
  res: Response,
  next: NextFunction,
  // A weak tag proves nothing about bytes; `send` compares only what is quoted.
  acceptRanges = !String(req.headers['if-range']).startsWith('W/'),
): void {
  send(req, encodeURIComponent(file.path), { index: false, dotfiles: 'allow', cacheControl: false, acceptRanges })
    .on('headers', (_res: Response, _path: string, { size, mtimeMs }: Stats) => {
      // Not weak, as that of `send`: `If-Range` compares strongly.
      res
        .type(file.extension)
        .set({ ...file.headers, ETag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` });
    })
    .on('error', (error: Error & { status?: number }) => {
      if (res.headersSent) {
        res.destroy();
        return;
      }
      for (const name of FILE_HEADERS) res.removeHeader(name);
      // `bytes=-500` of a shorter file is the whole file.
      if (error.status === 416 && /^bytes=-0*[1-9]/.test(req.headers.range ?? '')) {
        res.removeHeader('Content-Range');
        sendFile(file, req, res, next, false);
      } else if (error.status === 412 || error.status === 416) {
        res.status(error.status).set({ 'Cache-Control': 'no-store', 'Content-Length': '0' }).end();
      } else {
        next(error.status === 404 ? undefined : error);
      }
    })
    .pipe(res);
}

/** A script of the build, and the part of its name that stays the same in the next release. */
const SCRIPT = /^\/build\/(?<chunk>[\w.-]+)-[\w-]{8}\.js$/;

/** SHA-256 in base64, as a byte sequence of structured headers. */
const AVAILABLE_DICTIONARY = /^:(?<hash>[A-Za-z0-9+/]{43}=):$/;

/**
 * The name of the difference between a script and the script of an earlier release that the browser has (RFC 9842); undefined for
 * every other request. The build makes the differences to the last releases (`frontend/scripts/releases.mjs`).
 */
function deltaOf({ headers }: Request, name: string): string | undefined {
  const { hash } = AVAILABLE_DICTIONARY.exec(String(headers['available-dictionary']))?.groups ?? {};
  if (!hash || !SCRIPT.test(name) || !/\bdcz\b/.test(String(headers['accept-encoding']))) return undefined;
  return `${name}.${Buffer.from(hash, 'base64').toString('hex')}.dcz`;
}

/** Offers each script as the dictionary of its next release. */
function dictionaryHeaders(name: string): Record<string, string> {
  const { chunk } = SCRIPT.exec(name)?.groups ?? {};
  if (!chunk) return {};
  return { 'Use-As-Dictionary': `match="/build/${chunk}-*.js"`, Vary: 'Accept-Encoding, Available-Dictionary' };
}
