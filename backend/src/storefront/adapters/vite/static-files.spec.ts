import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import request from 'supertest';
import { clientFiles, pictureFiles } from './static-files.js';

describe('files', () => {
  /** 1,000 bytes, each with another value than its neighbours. */
  const CONTENT = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251));
  const SMALL = Buffer.from('compressed');
  let folder: string;
  let server: Server;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'static-'));
    await mkdir(path.join(folder, '.vite'));
    await Promise.all(
      ['a.css', 'gone.js', 'kept.js', 'index.html', '.vite/manifest.json', 'una foto.webp', 'empty.txt'].map((name) =>
        writeFile(path.join(folder, name), name === 'empty.txt' ? '' : CONTENT),
      ),
    );
    await writeFile(path.join(folder, 'a.css.br'), SMALL);
    server = express().use(clientFiles(folder)).use('/p', pictureFiles(folder)).listen(0);
    await once(server, 'listening');
  });

  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  /** The answer as the bytes of the connection have it. */
  async function raw(target: string, headers: Record<string, string> = {}, method = 'GET') {
    const socket = connect((server.address() as AddressInfo).port);
    const lines = Object.entries({ Host: 'shop', Connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.write([`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    const bytes = Buffer.concat((await socket.toArray()) as Buffer[]);
    const end = bytes.indexOf('\r\n\r\n');
    const [status = '', ...fields] = bytes.subarray(0, end).toString().split('\r\n');
    const fieldOf = (name: string) =>
      fields.find((field) => field.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);
    return { status: Number(status.split(' ')[1]), fieldOf, body: bytes.subarray(end + 4) };
  }

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=990-', 990, 999],
    ['bytes=990-99999999999999999999999', 990, 999],
    ['bytes=-500', 500, 999],
    ['bytes=0-9,5-12', 0, 12],
  ])('answers the range %s with its bytes alone', async (Range, first, last) => {
    const { status, fieldOf, body } = await raw('/kept.js', { Range });
    expect([status, fieldOf('content-range')]).toEqual([206, `bytes ${first}-${last}/1000`]);
    expect(fieldOf('content-length')).toBe(String(last - first + 1));
    expect(body).toEqual(CONTENT.subarray(first, last + 1));
  });

  it.each(['bytes=1000-', 'bytes=99999999999999999999-', 'bytes=5-2', 'bytes=-0', 'bytes=2000-3000,5000-'])(
    'refuses the range %s',
    async (Range) => {
      const { status, fieldOf, body } = await raw('/kept.js', { Range });
      expect([status, fieldOf('content-range'), body.length]).toEqual([416, 'bytes */1000', 0]);
      expect(fieldOf('cache-control')).toBe('no-store');
    },
  );

  it.each([
    'bytes=-1001',
    'bytes=-99999999999999999',
    'bytes=a-b',
    'bytes',
    'lines=1-2',
    'bytes=1-2,5-6',
    'bytes=--5',
    'bytes=1e2-5',
  ])('sends the whole file for the range %s', async (Range) => {
    const { status, fieldOf, body } = await raw('/kept.js', { Range });
    expect([status, fieldOf('content-range'), fieldOf('content-length')]).toEqual([200, undefined, '1000']);
    expect(body).toEqual(CONTENT);
  });

  it('sends a range only of the file that the client began to load', async () => {
    const { fieldOf } = await raw('/kept.js');
    const [tag, date] = [fieldOf('etag')!, fieldOf('last-modified')!];
    const range = async (condition: string) =>
      (await raw('/kept.js', { Range: 'bytes=1-2', 'If-Range': condition })).status;
    expect(await range(tag)).toBe(206);
    expect(await range(date)).toBe(206);
    expect(await range(`W/${tag}`)).toBe(200);
    expect(await range('"another"')).toBe(200);
    expect(await range('Mon, 01 Jan 2001 00:00:00 GMT')).toBe(200);
    expect((await raw('/kept.js', { 'If-None-Match': tag })).status).toBe(304);
  });

  it('takes ranges of the compressed file where that is sent', async () => {
    const headers = { 'Accept-Encoding': 'br', Range: 'bytes=-4' };
    const { status, fieldOf, body } = await raw('/a.css', headers);
    expect([status, fieldOf('content-encoding'), fieldOf('content-range')]).toEqual([206, 'br', 'bytes 6-9/10']);
    expect(fieldOf('content-type')).toBe('text/css; charset=utf-8');
    expect(String(body)).toBe('ssed');
    const identity = await raw('/a.css', { 'Accept-Encoding': 'br;q=0' });
    expect([identity.fieldOf('content-encoding'), identity.body.length]).toEqual([undefined, 1_000]);
  });

  it('answers HEAD without a body', async () => {
    const { status, fieldOf, body } = await raw('/kept.js', {}, 'HEAD');
    expect([status, fieldOf('content-length'), body.length]).toEqual([200, '1000', 0]);
  });

  it('sends an empty file whatever the range', async () => {
    expect((await raw('/empty.txt')).status).toBe(200);
    expect((await raw('/empty.txt', { Range: 'bytes=0-5' })).status).toBe(416);
  });

  it('decodes names', async () => {
    expect((await raw('/una%20foto.webp')).body).toEqual(CONTENT);
    expect((await raw('/p/pictures/una%20foto.webp')).fieldOf('content-type')).toBe('image/webp');
  });

  it.each([
    '/index.html',
    '/.vite/manifest.json',
    '/',
    '/..%2Fkept.js',
    '/%2e%2e/kept.js/',
    '/%',
    '/kept.js%00',
    '/p/pictures/../kept.js',
    '/p/pictures/',
  ])('does not send %s', async (target) => {
    expect((await raw(target)).status).toBe(404);
  });

  it('leaves other methods and a file that a new release removed to others', async () => {
    expect((await raw('/kept.js', {}, 'POST')).status).toBe(404);
    await rm(path.join(folder, 'gone.js'));
    const gone = await raw('/gone.js');
    expect([gone.status, gone.fieldOf('cache-control')]).toEqual([404, undefined]);
    expect((await raw('/kept.js')).status).toBe(200);
  });
});

describe('a script of the build', () => {
  const URL = '/build/frame-Dh7ZvbWa.js';
  const HASH = '5de999d04ef9cc35be85a547658f5a2bf873936b78ecaab202da0051633f824d';
  const dictionary = `:${Buffer.from(HASH, 'hex').toString('base64')}:`;
  let folder: string;
  let app: express.Express;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'client-'));
    await mkdir(path.join(folder, 'build'));
    await writeFile(path.join(folder, URL), 'code');
    await writeFile(path.join(folder, `${URL}.br`), 'small');
    await writeFile(path.join(folder, `${URL}.${HASH}.dcz`), 'difference');
    app = express().use(clientFiles(folder));
  });

  afterAll(() => rm(folder, { recursive: true }));

  const load = (headers: Record<string, string>) => request(app).get(URL).set(headers);

  it('offers itself as the dictionary of its next release', async () => {
    const { headers } = await load({ 'Accept-Encoding': 'identity' }).expect(200, 'code');
    expect(headers).toMatchObject({
      'use-as-dictionary': 'match="/build/frame-*.js"',
      vary: 'Accept-Encoding, Available-Dictionary',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('is sent as the difference to the one that the browser has', async () => {
    const { headers } = await load({ 'Accept-Encoding': 'br, dcb, dcz', 'Available-Dictionary': dictionary });
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': '10',
      'use-as-dictionary': 'match="/build/frame-*.js"',
      vary: 'Accept-Encoding, Available-Dictionary',
    });
  });

  it.each([
    ['the browser has a script that is too old', 'dcz', `:${Buffer.alloc(32).toString('base64')}:`],
    ['the browser cannot decode differences', 'identity', dictionary],
    ['the header is wrong', 'dcz', '../../secret'],
  ])('is sent whole when %s', async (_why, encoding, available) => {
    const answer = load({ 'Accept-Encoding': encoding, 'Available-Dictionary': available });
    expect((await answer.expect(200, 'code')).headers).not.toHaveProperty('content-encoding');
  });
});
