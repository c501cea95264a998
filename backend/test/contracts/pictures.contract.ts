import type { Pictures } from '../../src/media/application/pictures.port.js';
import { Picture } from '../../src/media/domain/picture.js';

/** Contract of the adapters of `Pictures`, the list of stored pictures. */
export function itKeepsPictures(pictures: () => Pictures): void {
  const aPicture = (id: string, createdAt: string, changes: Partial<Picture> = {}) =>
    Object.assign(new Picture(), {
      id: id.repeat(20),
      width: 4000,
      height: 3000,
      colour: '#aabbcc',
      widths: [360, 1080],
      createdAt: new Date(createdAt),
      createdBy: crypto.randomUUID(),
      ...changes,
    });

  it('keeps a picture, and the first of two with the same id', async () => {
    const first = aPicture('a', '2030-01-01T00:00:00.123Z');
    expect(await pictures().add(first)).toEqual(first);
    expect(await pictures().add(aPicture('a', '2031-01-01T00:00:00Z', { width: 1 }))).toEqual(first);
    expect(await pictures().find(first.id)).toEqual(first);
    expect(await pictures().find('b'.repeat(20))).toBeNull();
  });

  it('returns the ids that exist', async () => {
    const { id } = await pictures().add(aPicture('c', '2030-01-01T00:00:00Z'));
    expect(await pictures().existing([id, 'd'.repeat(20)])).toEqual(new Set([id]));
    expect(await pictures().existing([])).toEqual(new Set());
  });

  it('pages from the newest, also among pictures of the same moment', async () => {
    for (const [name, at] of [
      ['e', '2040-01-01T00:00:00Z'],
      ['f', '2040-01-02T00:00:00Z'],
      ['1', '2040-01-02T00:00:00Z'],
    ] as const)
      await pictures().add(aPicture(name, at));
    const first = await pictures().page({ limit: 2 });
    const [third] = await pictures().page({ after: first[1], limit: 1 });
    expect([...first, third].map((picture) => picture?.id[0])).toEqual(['f', '1', 'e']);
  });
}
