import type { Representation } from '../../common/http/representation.js';

export interface Page {
  /** HTTP status that the page itself asks for: 200 or 404. */
  status: number;
  /** Complete HTML. */
  body: Representation;
  /** False when something the page shows could not be read: it must not be cached. */
  complete: boolean;
}

/** Paths of the files that are written from the catalogue, and their types. */
export const CATALOGUE_FILES = {
  /** For Google Merchant Center and Meta. */
  '/feeds/google.xml': 'application/xml; charset=utf-8',
  /** The catalogue that pages show while the API does not answer. */
  '/fallback-catalogue.json': 'application/json; charset=utf-8',
} as const;

export type CatalogueFile = keyof typeof CATALOGUE_FILES;

/** Turns a URL into complete HTML. */
export abstract class PageRenderer {
  /** Renders a path with its query, as `pagePath` returns it. `isKept`: the result will be cached, so it is compressed at the highest level. */
  abstract render(path: string, isKept: boolean): Promise<Page>;

  /** The page without content, which the browser renders itself: costs nothing to make. */
  abstract empty(): Promise<Page>;

  /** Whether a path has a page of its own, which takes no rendering; a product or design that it names may still be missing. */
  abstract hasPage(path: string): Promise<boolean>;

  /** A file that is written from the catalogue. Rejects when the catalogue cannot be read. */
  abstract file(path: CatalogueFile): Promise<Representation>;
}
