import { createRequire } from 'node:module';
import type { DataSource } from 'typeorm';
import type altsFile from '../../../database/seed/picture-alts.json';
import type { Picture } from '../../domain/picture.js';

/** A picture that comes with the shop. */
export type SeedPicture = Pick<Picture, 'id' | 'width' | 'height' | 'colour' | 'widths'> & { readonly alt: string };

// Node 20 prints a warning at each start for a JSON file that is imported.
const load = createRequire(import.meta.url);

/** The pictures of a new shop by the path of their original below `frontend/public/assets`. */
export function seedPictures(): Map<string, SeedPicture> {
  const pictures = load('../../../database/seed/pictures.gen.json') as Record<string, Omit<SeedPicture, 'alt'>>;
  const alts = load('../../../database/seed/picture-alts.json') as Partial<Record<string, string>> & typeof altsFile;
  return new Map(Object.entries(pictures).map(([file, picture]) => [file, { ...picture, alt: alts[file] ?? '' }]));
}

/** Adds the pictures that come with the shop, at each start: those of a later release join those that products have. */
export async function seedMedia(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `INSERT INTO media (id, width, height, colour, widths, created_at)
     SELECT id, width, height, colour, widths, now()
     FROM jsonb_to_recordset($1) AS seed(id text, width integer, height integer, colour text, widths integer[])
     ON CONFLICT DO NOTHING`,
    [JSON.stringify([...seedPictures().values()])],
  );
}
