import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InMemoryMediaStore } from '../../../../test/fakes/in-memory-media-store.js';
import { copyBuiltPictures } from './copy-built-pictures.js';

const ID = '0123456789abcdef0123';

describe(copyBuiltPictures.name, () => {
  let folder: string;
  let store: InMemoryMediaStore;
  const built = () => path.join(folder, 'built');
  const copy = () => copyBuiltPictures(built(), store);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sigerist-built-'));
    store = new InMemoryMediaStore();
    await mkdir(built());
    for (const name of [`${ID}-360.0a1b2c3d4e.avif`, `${ID}-share.0a1b2c3d4e.jpg`, 'hero-kit-wide-412.0a1b2c3d4e.avif'])
      await writeFile(path.join(built(), name), name);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('copies the pictures of products under their names in the store, once', async () => {
    expect(await copy()).toBe(2);
    expect(String(await store.get(`${ID}-360.avif`))).toBe(`${ID}-360.0a1b2c3d4e.avif`);
    expect(await store.has(`${ID}-share.jpg`)).toBe(true);
    expect(await copy()).toBe(0);
  });

  it('copies what another build has, and keeps what was there', async () => {
    await copy();
    await rm(path.join(built(), `${ID}-360.0a1b2c3d4e.avif`));
    await writeFile(path.join(built(), `${ID}-560.ffffffffff.avif`), 'new');
    await copy();
    expect(String(await store.get(`${ID}-560.avif`))).toBe('new');
    expect(await store.has(`${ID}-360.avif`)).toBe(true);
  });

  it('finishes a copy that was cut off', async () => {
    store.failure = new Error('cut off');
    await expect(copy()).rejects.toThrow('cut off');
    store.failure = undefined;
    expect(await copy()).toBe(2);
  });

  it('copies nothing while the pages are not built', async () => {
    await rm(built(), { recursive: true });
    expect(await copy()).toBe(0);
    expect(store.files.size).toBe(0);
  });
});
