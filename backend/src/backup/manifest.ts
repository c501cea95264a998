import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { messageOf, StartupError } from '../common/startup-error.js';

const storedFile = z.object({
  /** Path inside the backup. */
  file: z.string().regex(/^(tables|pictures)\/[\w.-]+$/),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifest = z.object({
  format: z.literal(1),
  /** Moment of the snapshot, ISO 8601. */
  createdAt: z.iso.datetime(),
  /** The migrations that made the tables; a restore runs exactly these. */
  migrations: z.array(z.string()),
  tables: z.array(
    storedFile.extend({
      schema: z.string(),
      name: z.string(),
      /** The columns of the file in their order: all but generated ones. */
      columns: z.array(z.string()).min(1),
      rows: z.int().nonnegative(),
    }),
  ),
  /** `value` is null when nothing was taken from the sequence yet. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() })),
  /** Null when the pictures are in a bucket, which is not part of the backup. */
  pictures: z.array(storedFile).nullable(),
});

/** Lists the files of a backup, each with its size and SHA-256. */
export type Manifest = z.infer<typeof manifest>;
export type StoredFile = z.infer<typeof storedFile>;

export const MANIFEST = 'manifest.json';

/** Throws a `StartupError` when the folder is no complete backup. */
export async function readManifest(backup: string): Promise<Manifest> {
  const file = path.join(backup, MANIFEST);
  try {
    return manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
    throw new StartupError(`${backup} is not a complete backup: ${MANIFEST} cannot be read (${reason}).`);
  }
}
