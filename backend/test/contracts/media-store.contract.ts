import type { MediaStore } from '../../src/media/application/media-store.port.js';

/** Contract of every store of the files of pictures. */
export function itStoresMedia(store: () => MediaStore): void {
  const name = () => `${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}-360.webp`;

  it('answers the bytes of a file, and nothing for a name that has none', async () => {
    const [file, content] = [name(), Buffer.from([0, 255, 13, 10, 0])];
    expect(await store().has(file)).toBe(false);
    expect(await store().get(file)).toBeUndefined();
    await store().put(file, content);
    expect(await store().has(file)).toBe(true);
    expect(await store().get(file)).toEqual(content);
    expect(await store().get(name())).toBeUndefined();
  });

  it('deletes a file for good, and ignores a name without a file', async () => {
    const file = name();
    await store().put(file, Buffer.from('x'));
    await store().delete(file);
    await store().delete(file);
    expect(await store().has(file)).toBe(false);
    expect(await store().get(file)).toBeUndefined();
  });

  it('keeps the first content of a name', async () => {
    const file = name();
    await store().put(file, Buffer.from('first'));
    await store().put(file, Buffer.from('second'));
    expect(String(await store().get(file))).toBe('first');
  });

  it('stores one whole file when several instances write it at once', async () => {
    const [file, content] = [name(), Buffer.alloc(300_000, 'x')];
    await Promise.all(Array.from({ length: 8 }, () => store().put(file, content)));
    expect(await store().get(file)).toEqual(content);
  });
}
