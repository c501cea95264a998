import type { Representation } from '../../common/http/representation.js';

export interface Page {
  /** HTTP status that the page itself asks for: 200 or 404. */
  status: number;
  /** Complete HTML. */
  body: Representation;
  /** False when something the page shows could not be read: it must not be kept. */
  complete: boolean;
}

/** Turns an address into complete HTML. */
export abstract class PageRenderer {
  /** `address` is a path with its query, as `pageAddress` writes it; `isKept` says whether many will read the result. */
  abstract render(address: string, isKept: boolean): Promise<Page>;

  /** The page without content, which the browser renders itself: costs nothing to make. */
  abstract empty(): Promise<Page>;
}
