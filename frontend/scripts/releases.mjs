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

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));

/** Names of the scripts of each release, the newest first; in a folder that is not served. */
const listIn = (client) => path.join(client, '.vite/releases.json');

/**
 * Reads the scripts of the releases in the output folder; call it before the bundler empties that folder. Leaves out a release of which
 * a file is missing, and all of them when their list cannot be read: pages then load whole scripts.
 */
export async function readReleases(client = CLIENT) {
  const readScript = async (name) => [name, await readFile(path.join(client, 'build', name))];
  const releases = [];
  const scripts = new Map();
  for (const names of await readList(listIn(client))) {
    const files = await Promise.all(names.flatMap((name) => [name, `${name}.br`]).map(readScript)).catch(
      () => undefined,
    );
    if (!files) continue;
    releases.push(names);
    for (const [name, bytes] of files) scripts.set(name, bytes);
  }
  return { releases, scripts };
}

/** Adds the scripts of earlier releases to the new one, and its differences to each of them. */
export async function keepReleases({ releases, scripts }, client = CLIENT, compress = dictionaryCompression()) {
  const folder = path.join(client, 'build');
  const current = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  // The same code, built again, is not a release.
  const earlier = releases.filter((names) => names.join() !== current.join()).slice(0, KEPT);
  const old = [...new Set(earlier.flat())].filter((name) => !current.includes(name));
  for (const [name, bytes] of scripts) {
    if (old.includes(name.replace(/\.br$/, ''))) await writeFile(path.join(folder, name), bytes);
  }
  if (compress) {
    for (const name of current) {
      const sources = old.filter((other) => chunkOf(other) === chunkOf(name));
      await Promise.all(sources.map((source) => writeDelta(path.join(folder, name), scripts.get(source), compress)));
    }
  }
  // Last, so that it names no script that a build which was interrupted did not write.
  await writeFile(listIn(client), JSON.stringify([current, ...earlier]));
}

async function readList(file) {
  try {
    const releases = JSON.parse(await readFile(file, 'utf8'));
    return releases.filter((names) => Array.isArray(names) && names.every((name) => /^[\w.-]+\.js$/.test(name)));
  } catch {
    return [];
  }
}

/** The part of a script's name that stays the same: `frame` of `frame-D3pIvLx_.js`. */
function chunkOf(name) {
  return name.replace(/-[\w-]{8}\.js$/, '');
}

/** Begins each difference; the hash of the dictionary and the compressed bytes follow. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

async function writeDelta(script, dictionary, compress) {
  const bytes = await compress(await readFile(script), dictionary);
  const hash = createHash('sha256').update(dictionary).digest();
  await writeFile(`${script}.${hash.toString('hex')}.dcz`, Buffer.concat([MAGIC, hash, bytes]));
}

/**
 * Compresses bytes with a dictionary. Undefined where Node.js cannot: versions without Zstandard, and versions that ignore the dictionary.
 * Their builds have no differences, and browsers load whole scripts.
 */
export function dictionaryCompression({ zstdCompress, zstdCompressSync, constants } = zlib) {
  if (!zstdCompress) return undefined;
  const sample = createHash('sha512').update('random bytes, which only a dictionary makes shorter').digest();
  if (zstdCompressSync(sample, { dictionary: sample }).length >= sample.length) return undefined;
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  return (bytes, dictionary) => promisify(zstdCompress)(bytes, { dictionary, params });
}
