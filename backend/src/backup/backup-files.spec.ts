import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storePictures } from './backup-files.js';

/** Takes a moment to copy, in which the other file is deleted. */
const LARGE = 64 * 1024 * 1024;

describe(storePictures, () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sigerist-backup-files-'));
    for (const part of ['media', 'backup', 'backup/pictures']) await mkdir(path.join(folder, part));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('leaves out a private picture that is deleted while another one is copied', async () => {
    const media = path.join(folder, 'media');
    for (const name of ['private-1.webp', 'private-2.webp']) {
      await writeFile(path.join(media, name), '');
      await truncate(path.join(media, name), LARGE);
    }
    const watcher = watch(path.join(folder, 'backup/pictures'));
    const begun = once(watcher, 'change') as Promise<[string, string]>;
    const storing = storePictures(media, path.join(folder, 'backup'));
    const [, first] = await begun;
    watcher.close();
    for (const name of await readdir(media)) if (name !== first) await rm(path.join(media, name));
    expect((await storing).map(({ file, bytes }) => ({ file, bytes }))).toEqual([
      { file: `pictures/${first}`, bytes: LARGE },
    ]);
  });
});
