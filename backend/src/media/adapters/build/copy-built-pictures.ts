import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../../../common/content-hash.js';
import type { MediaStore } from '../../application/media-store.port.js';

const COPIES_AT_ONCE = 8;
/** The build names a rendition `{id}-{width}.{hash of its recipe}.{format}`. */
const BUILT_NAME = /^([0-9a-f]{20}-\w+)\.[0-9a-f]+\.(\w+)$/;

/**
 * Copies the pictures that come with the shop from the build into the store, so that they stay when a later release has others. A mark
 * in the store marks a build as complete; several instances may copy at once. Returns the number of copied files.
 */
export async function copyBuiltPictures(folder: string, store: MediaStore): Promise<number> {
  const files = (await filesOf(folder)).filter((file) => BUILT_NAME.test(file)).sort();
  const mark = `built-${contentHash(files.join())}.txt`;
  if (files.length === 0 || (await store.has(mark))) return 0;
  const queue = files.values();
  const copy = async () => {
    for (const file of queue)
      await store.put(file.replace(BUILT_NAME, '$1.$2'), await readFile(path.join(folder, file)));
  };
  await Promise.all(Array.from({ length: COPIES_AT_ONCE }, copy));
  await store.put(mark, Buffer.from(`${files.length} files\n`));
  return files.length;
}

/** None while the pages are not built. */
async function filesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
