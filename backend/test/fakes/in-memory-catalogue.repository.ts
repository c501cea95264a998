import {
  CatalogueRepository,
  type StoredCatalogue,
} from '../../src/catalogue/application/catalogue-repository.port.js';
import type { CatalogueSources } from '../../src/catalogue/domain/catalogue.js';
import { byRank, type Product } from '../../src/catalogue/domain/product.js';
import { type ProductSearch, searchText } from '../../src/catalogue/domain/product-search.js';

/** Keeps the catalogue in memory; a word is matched without its plural ending and a typing mistake by its letters. */
export class InMemoryCatalogueRepository extends CatalogueRepository {
  /** How often the whole catalogue was read. */
  loads = 0;
  /** Thrown by every call while set, as when the database is unavailable. */
  failure?: Error;

  private revisions = 1;

  constructor(private kept: CatalogueSources) {
    super();
  }

  get sources(): CatalogueSources {
    return this.kept;
  }

  set sources(changed: CatalogueSources) {
    this.kept = changed;
    this.revisions += 1;
  }

  async revision(): Promise<string> {
    await Promise.resolve();
    if (this.failure) throw this.failure;
    return `${this.revisions}`;
  }

  async load(): Promise<StoredCatalogue> {
    this.loads += 1;
    await Promise.resolve();
    if (this.failure) throw this.failure;
    return { ...this.sources, revision: `${this.revisions}` };
  }

  async search({ category, search, after, limit }: ProductSearch): Promise<Product[]> {
    await Promise.resolve();
    if (this.failure) throw this.failure;
    const matches = matcher(searchText(category), searchText(search));
    return [...this.sources.products]
      .sort(byRank)
      .filter(({ kitOnly }) => !kitOnly)
      .filter(matches)
      .filter((product) => !after || byRank(product, Object.assign({ ...product }, after) as Product) > 0)
      .slice(0, limit);
  }
}

function matcher(category: string, search: string): (product: Product) => boolean {
  if (category) return (product) => fold(labelOf(product)).includes(fold(category));
  if (!search) return () => true;
  return (product) => {
    const text = fold(`${labelOf(product)} ${product.description}`);
    const label = fold(labelOf(product)).split(' ');
    return (
      text.includes(fold(search)) || words(search).every((word) => text.includes(word) || label.some(nearly(word)))
    );
  };
}

const labelOf = ({ name, category }: Product) => `${name} ${category}`;

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Words without plural endings. */
function words(search: string): string[] {
  return fold(search)
    .split(' ')
    .map((word) => word.replace(/(?<=...)(es|s)$/, ''));
}

/** At most one letter differs between words of the same length. */
function nearly(word: string): (other: string) => boolean {
  return (other) =>
    word.length > 5 &&
    other.length === word.length &&
    [...word].filter((letter, at) => letter !== other[at]).length <= 1;
}
