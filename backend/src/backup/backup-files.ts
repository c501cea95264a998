import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../common/startup-error.js';
import type { StoredFile } from './manifest.js';

/** Writes a file of the backup, readable by its owner alone, through `steps` such as compression. */
export async function storeFile(
  backup: string,
  file: string,
  content: Readable,
  ...steps: Transform[]
): Promise<StoredFile> {
  const meter = new Meter();
  const target = createWriteStream(path.join(backup, file), { mode: 0o600, flush: true });
  await pipeline([content, ...steps, meter, target]);
  return { file, ...meter.result() };
}

/** Throws a `StartupError` when the file differs from the manifest. */
export async function checkFile(backup: string, { file, bytes, sha256 }: StoredFile): Promise<void> {
  const meter = new Meter();
  await pipeline(createReadStream(path.join(backup, file)), meter.resume()).catch((error: Error) => {
    throw new StartupError(`${file} of the backup cannot be read: ${error.message}.`);
  });
  const found = meter.result();
  if (found.bytes === bytes && found.sha256 === sha256) return;
  throw new StartupError(
    `${file} is damaged (its SHA-256 is not the one in the manifest): nothing was restored, take another backup.`,
  );
}

/**
 * Copies every picture. A picture of the shop is never changed or deleted, so that no snapshot of the folder is needed. A private one may be
 * deleted meanwhile, with the personal data that it shows.
 */
export async function storePictures(folder: string, backup: string): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const name of await fileNames(folder)) {
    // An upload that is being written at this moment: its row is not in the snapshot.
    if (name.endsWith('.part')) continue;
    const file = await open(path.join(folder, name)).catch(undefinedIfMissing);
    if (file) stored.push(await storeFile(backup, `pictures/${name}`, file.createReadStream()));
  }
  return stored;
}

export async function restorePictures(backup: string, pictures: readonly StoredFile[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { file } of pictures) {
    const target = createWriteStream(path.join(folder, path.basename(file)), { flush: true });
    await pipeline(createReadStream(path.join(backup, file)), target);
  }
}

/** The names of the files in a folder; none when the folder does not exist. */
export async function fileNames(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(undefinedIfMissing)) ?? [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Counts and hashes what passes through. */
class Meter extends Transform {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  /** Call it once, when everything has passed. */
  result(): { bytes: number; sha256: string } {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
