import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { dictionaryCompression, keepReleases, readReleases } from './releases.mjs';

/** Says which script was compressed with which dictionary. */
const compress = async (bytes, dictionary) => Buffer.from(`${bytes} with ${dictionary}`);

let client;
const build = (name = '') => path.join(client, 'build', name);
const list = () => path.join(client, '.vite/releases.json');
const text = (name) => readFile(build(name), 'utf8');
const releases = async () => JSON.parse(await readFile(list(), 'utf8'));

beforeEach(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'sigerist-releases-'));
});
afterEach(() => rm(client, { recursive: true }));

/** Builds a release of these scripts (by name; `.br` is added) as `build.mjs` does. */
async function release(scripts, compression = compress) {
  const earlier = await readReleases(client);
  await rm(build(), { recursive: true, force: true });
  await mkdir(build(), { recursive: true });
  await mkdir(path.dirname(list()), { recursive: true });
  for (const [name, code] of Object.entries(scripts)) {
    await writeFile(build(name), code);
    await writeFile(build(`${name}.br`), `br of ${code}`);
  }
  await keepReleases(earlier, client, compression);
}

const deltas = async () => (await readdir(build())).filter((name) => name.endsWith('.dcz')).sort();
const deltaName = (script, dictionary) => `${script}.${createHash('sha256').update(dictionary).digest('hex')}.dcz`;

it('keeps the scripts of two earlier releases, whole and compressed, and drops older ones', async () => {
  for (const n of [1, 2, 3, 4]) await release({ [`main-0000000${n}.js`]: `main ${n}` });
  expect((await readdir(build())).filter((name) => !name.endsWith('.dcz')).sort()).toEqual(
    [4, 3, 2].flatMap((n) => [`main-0000000${n}.js`, `main-0000000${n}.js.br`]).sort(),
  );
  expect(await text('main-00000002.js')).toBe('main 2');
  expect(await text('main-00000002.js.br')).toBe('br of main 2');
  expect(await releases()).toEqual([['main-00000004.js'], ['main-00000003.js'], ['main-00000002.js']]);
});

it('keeps scripts for open pages that the new release no longer has', async () => {
  await release({ 'main-00000001.js': 'main', 'gone-00000001.js': 'gone' });
  await release({ 'main-00000002.js': 'changed' });
  expect(await text('gone-00000001.js')).toBe('gone');
});

it('writes the difference of each changed script to the earlier ones of the same name', async () => {
  await release({ 'main-00000001.js': 'main 1', 'frame-00000001.js': 'frame' });
  await release({ 'main-00000002.js': 'main 2', 'frame-00000001.js': 'frame' });
  await release({ 'main-00000003.js': 'main 3', 'frame-00000001.js': 'frame' });
  const names = ['main 1', 'main 2'].map((dictionary) => deltaName('main-00000003.js', dictionary));
  expect(await deltas()).toEqual(names.sort());
  const delta = await readFile(build(deltaName('main-00000003.js', 'main 1')));
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(delta.subarray(8, 40)).toEqual(createHash('sha256').update('main 1').digest());
  expect(delta.subarray(40).toString()).toBe('main 3 with main 1');
});

it('does not count the same scripts, built again, as a release', async () => {
  await release({ 'main-00000001.js': 'main 1' });
  for (let time = 0; time < 3; time += 1) await release({ 'main-00000002.js': 'main 2' });
  expect(await releases()).toEqual([['main-00000002.js'], ['main-00000001.js']]);
});

it('keeps the scripts without differences where Node.js cannot compress with a dictionary', async () => {
  await release({ 'main-00000001.js': 'main 1' }, null);
  await release({ 'main-00000002.js': 'main 2' }, null);
  expect(await text('main-00000001.js')).toBe('main 1');
  expect(await deltas()).toEqual([]);
});

it.each([
  ['is missing', () => rm(list())],
  ['is no JSON', () => writeFile(list(), '[["main-')],
  ['is no list', () => writeFile(list(), '{}')],
  ['names no scripts', () => writeFile(list(), '[["../../secret.js"], [1], "main-00000001.js"]')],
])('begins anew when the list of releases %s', async (_, breakList) => {
  await release({ 'main-00000001.js': 'main 1' });
  await breakList();
  await release({ 'main-00000002.js': 'main 2' });
  expect(await releases()).toEqual([['main-00000002.js']]);
});

it('leaves out a release of which a file is missing', async () => {
  await release({ 'main-00000001.js': 'main 1' });
  await release({ 'main-00000002.js': 'main 2' });
  await rm(build('main-00000001.js.br'));
  await release({ 'main-00000003.js': 'main 3' });
  expect(await releases()).toEqual([['main-00000003.js'], ['main-00000002.js']]);
});

describe(dictionaryCompression.name, () => {
  const constants = { ZSTD_c_compressionLevel: 100 };

  it('is undefined without Zstandard, and where the dictionary is ignored', () => {
    const ignored = { zstdCompress: () => undefined, zstdCompressSync: (bytes) => bytes, constants };
    expect(dictionaryCompression({})).toBeUndefined();
    expect(dictionaryCompression(ignored)).toBeUndefined();
  });

  it('compresses with the dictionary, where this Node.js can', async () => {
    const compression = dictionaryCompression();
    const script = Buffer.from(Array.from({ length: 99 }, (_, n) => `const x${n * n} = ${n * 7};`).join('\n'));
    const bytes = await compression?.(Buffer.from(`${script}\nconst more = 1;`), script);
    if (compression) expect(zlib.zstdDecompressSync(bytes, { dictionary: script }).length).toBe(script.length + 16);
    expect(bytes?.length ?? 0).toBeLessThan(script.length / 10);
  });
});
