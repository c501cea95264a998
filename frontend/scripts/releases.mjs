// The scripts of earlier releases stay beside those of a new one: pages that are open still load them, and browsers that have
// them load the new ones as differences (RFC 9842, docs/decisions/0056-deltas.md).
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** Number of earlier releases. */
const KEPT = 2;

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const folder = path.join(client, 'build');
/** Names of the scripts of each release, the newest first; in a folder that is not served. */
const list = path.join(client, '.vite/releases.json');

/** Reads the scripts of the releases in the output folder; call it before the bundler empties that folder. */
export async function readReleases() {
  const releases = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'));
  const scripts = new Map();
  for (const name of new Set(releases.flat())) {
    for (const file of [name, `${name}.br`]) scripts.set(file, await readFile(path.join(folder, file)));
  }
  return { releases, scripts };
}

/** Adds the scripts of earlier releases to the new one, and its differences to each of them. */
export async function keepReleases({ releases, scripts }) {
  const current = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  // The same code, built again, is not a release.
  const earlier = releases.filter((names) => names.join() !== current.join()).slice(0, KEPT);
  const old = [...new Set(earlier.flat())].filter((name) => !current.includes(name));
  for (const [name, bytes] of scripts) {
    if (old.includes(name.replace(/\.br$/, ''))) await writeFile(path.join(folder, name), bytes);
  }
  for (const name of current) {
    const sources = old.filter((other) => chunkOf(other) === chunkOf(name));
    await Promise.all(sources.map((source) => writeDelta(name, scripts.get(source))));
  }
  // Last, so that it names no script that a build which was interrupted did not write.
  await writeFile(list, JSON.stringify([current, ...earlier]));
}

/** The part of a script's name that stays the same: `frame` of `frame-D3pIvLx_.js`. */
function chunkOf(name) {
  return name.replace(/-[\w-]{8}\.js$/, '');
}

/** Begins each difference; the hash of the dictionary and the compressed bytes follow. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** Node.js below 24 cannot compress with a dictionary: its builds have no differences, and browsers load whole scripts. */
async function writeDelta(name, dictionary) {
  if (!zlib.zstdCompress) return;
  const params = { [zlib.constants.ZSTD_c_compressionLevel]: 19 };
  const bytes = await promisify(zlib.zstdCompress)(await readFile(path.join(folder, name)), { dictionary, params });
  const hash = createHash('sha256').update(dictionary).digest();
  await writeFile(path.join(folder, `${name}.${hash.toString('hex')}.dcz`), Buffer.concat([MAGIC, hash, bytes]));
}
