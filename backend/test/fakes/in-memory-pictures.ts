import { type PicturePosition, Pictures } from '../../src/media/application/pictures.port.js';
import { Picture } from '../../src/media/domain/picture.js';
import { seedPictures } from '../../src/media/index.js';

/** The pictures of a new shop, and those that a test adds. */
export class InMemoryPictures extends Pictures {
  private readonly rows = new Map<string, Picture>(
    [...seedPictures().values()].map(({ alt: _alt, ...picture }) => [
      picture.id,
      Object.assign(new Picture(), { ...picture, createdAt: new Date(0), createdBy: null }),
    ]),
  );

  add(picture: Picture): Promise<Picture> {
    const kept = this.rows.get(picture.id) ?? picture;
    this.rows.set(kept.id, kept);
    return Promise.resolve(kept);
  }

  find(id: string): Promise<Picture | null> {
    return Promise.resolve(this.rows.get(id) ?? null);
  }

  existing(ids: readonly string[]): Promise<Set<string>> {
    return Promise.resolve(new Set(ids.filter((id) => this.rows.has(id))));
  }

  page({ after, limit }: { after?: PicturePosition; limit: number }): Promise<Picture[]> {
    const sorted = [...this.rows.values()].sort((a, b) => compare(b, a));
    return Promise.resolve(sorted.filter((picture) => !after || compare(picture, after) < 0).slice(0, limit));
  }
}

function compare(a: PicturePosition, b: PicturePosition): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));
}
