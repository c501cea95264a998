import { Any, type EntityManager } from 'typeorm';
import { Picture, seedPictures, type ShownPicture, toShownPicture } from '../../../media/index.js';
import type { StoredCatalogue } from '../../application/catalogue-repository.port.js';
import { byRank, Product } from '../../domain/product.js';

/** Products of one statement: between two statements other requests are answered. */
const PAGE = 500;

/** The pictures that come with the shop are drawings. */
const DRAWINGS: ReadonlySet<string> = new Set([...seedPictures().values()].map(({ id }) => id));

/** The id in `product_change` that stands for all products. */
const ALL = 0;

/**
 * Number of the last change, after the timeline of the database: a standby that took over without the last changes may give their numbers
 * to other changes.
 */
export async function revisionOf(manager: EntityManager): Promise<string> {
  const [row] = await manager.query<{ revision: string }[]>(
    `SELECT timeline_id || '.' || value AS revision FROM catalogue_revision, pg_control_checkpoint()`,
  );
  if (!row) throw new Error('The table catalogue_revision has lost its row');
  return row.revision;
}

/**
 * All products, withdrawn ones too, in catalogue order. Those of `known` that have not changed up to `revision` are taken over. Call it in
 * the transaction that read `revision`.
 */
export async function loadProducts(
  manager: EntityManager,
  revision: string,
  known: StoredCatalogue | undefined,
): Promise<Product[]> {
  const changed = known && (await changedSince(manager, known, revision));
  if (!changed) return readProducts(manager, await allIds(manager));
  const kept = known.products.filter(({ id }) => !changed.has(id));
  const read = await readProducts(manager, [...changed]);
  // Sorting takes one pass over a list that is nearly in order.
  return [...kept, ...read].sort(byRank);
}

/** Ids of the products to read again, deleted ones too; undefined when they cannot be determined. */
async function changedSince(
  manager: EntityManager,
  { revision, products }: StoredCatalogue,
  present: string,
): Promise<Set<number> | undefined> {
  const [[timeline, since], [presentTimeline, until]] = [revision.split('.'), present.split('.')];
  if (timeline !== presentTimeline || Number(since) > Number(until)) return undefined;
  const rows = await manager.query<{ id: number }[]>(
    'SELECT product_id AS id FROM product_change WHERE revision > $1',
    [since],
  );
  const ids = new Set(rows.map(({ id }) => id));
  // A picture may have been stored after the product that names it.
  for (const { id, pictures, storedPictures } of products) if (storedPictures.length < pictures.length) ids.add(id);
  return ids.has(ALL) ? undefined : ids;
}

async function allIds(manager: EntityManager): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>('SELECT id FROM product ORDER BY rank, id');
  return rows.map(({ id }) => id);
}

/** The products with these ids that exist, in catalogue order. Not by `find`, which takes three times as long. */
async function readProducts(manager: EntityManager, ids: readonly number[]): Promise<Product[]> {
  const { columns } = manager.getRepository(Product).metadata;
  const names = columns.map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`).join(', ');
  const products: Product[] = [];
  const shown = new Map<string, ShownPicture>();
  for (let from = 0; from < ids.length; from += PAGE) {
    const rows = await manager.query<Partial<Product>[]>(`SELECT ${names} FROM product WHERE id = ANY ($1)`, [
      ids.slice(from, from + PAGE),
    ]);
    const page = rows.map((row) => Object.assign(new Product(), row));
    products.push(...(await withPictures(manager, page, shown)));
  }
  return products.sort(byRank);
}

/** Adds the stored data of their pictures to the products; `shown` are pictures that were read before. */
export async function withPictures(
  manager: EntityManager,
  products: Product[],
  shown = new Map<string, ShownPicture>(),
): Promise<Product[]> {
  const ids = new Set(products.flatMap(({ pictures }) => pictures).filter((id) => !shown.has(id)));
  const stored = ids.size > 0 ? await manager.findBy(Picture, { id: Any([...ids]) }) : [];
  for (const picture of stored) shown.set(picture.id, toShownPicture(picture));
  for (const product of products) {
    product.storedPictures = product.pictures.flatMap((id) => shown.get(id) ?? []);
    product.hasPhotographs = product.pictures.length > 0 && !product.pictures.some((id) => DRAWINGS.has(id));
  }
  return products;
}
