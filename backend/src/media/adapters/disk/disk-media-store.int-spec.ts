import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { itStoresMedia } from '../../../../test/contracts/media-store.contract.js';
import { DiskMediaStore } from './disk-media-store.js';

describe(DiskMediaStore.name, () => {
  let folder: string;
  const store = () => new DiskMediaStore(path.join(folder, 'media'));

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sigerist-media-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  itStoresMedia(store);

  it('leaves no part of a file behind', async () => {
    await store().put('a-360.webp', Buffer.from('a'));
    expect((await readdir(path.join(folder, 'media'))).filter((name) => name.includes('part'))).toEqual([]);
  });

  it.each(['../secrets.json', '/etc/passwd', 'a/b', '..', '', 'a\0b'])(
    'never takes the name %j for a path',
    async (name) => {
      await expect(store().get(name)).rejects.toThrow('Not the name of a file');
      await expect(store().put(name, Buffer.from('x'))).rejects.toThrow('Not the name of a file');
    },
  );

  it('is unavailable when its folder cannot be used', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const broken = new DiskMediaStore(path.join(folder, 'file'));
    const unavailable = { kind: 'unavailable', code: 'media.store_unavailable' };
    await expect(broken.put('a-360.webp', Buffer.from('a'))).rejects.toMatchObject(unavailable);
    await expect(broken.get('a-360.webp')).rejects.toMatchObject(unavailable);
  });
});
