import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import sirv from 'sirv';
import request from 'supertest';
import { clientFiles, outlive } from './static-files.js';

describe('a file that a new release removed', () => {
  it('costs its own answer and nothing else', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'static-'));
    await Promise.all(['gone.js', 'kept.js'].map((name) => writeFile(path.join(folder, name), 'code')));
    const listening = express().use(outlive, sirv(folder)).listen(0);
    const { port } = listening.address() as AddressInfo;
    const get = async (name: string) => (await fetch(`http://localhost:${port}/${name}`)).text();

    await rm(path.join(folder, 'gone.js'));
    await expect(get('gone.js')).rejects.toThrow('fetch failed');
    await expect(get('kept.js')).resolves.toBe('code');

    listening.close();
    await rm(folder, { recursive: true });
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
      'content-type': 'text/javascript',
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
