import { CatalogueService } from '../../src/catalogue/index.js';
import type { Product } from '../../src/catalogue/index.js';
import { InMemoryCatalogueRepository } from '../fakes/in-memory-catalogue.repository.js';
import { ManualClock } from '../fakes/manual-clock.js';
import { Option } from '../../src/catalogue/domain/option.js';
import { sources } from './catalogue.builder.js';

/** The seeded catalogue as other modules meet it, and what the owner does to its products meanwhile. */
export function aCatalogueService() {
  const repository = new InMemoryCatalogueRepository(sources());
  const clock = new ManualClock();
  const catalogue = new CatalogueService(repository, clock);
  const replace = (edit: (product: Product) => Product[]) => {
    const products = repository.sources.products.flatMap(edit);
    // The tables refuse to remove a product of the kit.
    const kitPieces = repository.sources.kitPieces.filter((piece) => products.some(({ id }) => id === piece.productId));
    repository.sources = { ...repository.sources, products, kitPieces };
    clock.pass(1_000);
  };
  return {
    catalogue,
    changeProduct: (id: number, change: Partial<Product>) =>
      replace((product) => [
        product.id === id
          ? Object.assign(Object.create(Object.getPrototypeOf(product) as object) as Product, product, change)
          : product,
      ]),
    renameOption: (id: string, label: string) => {
      const options = repository.sources.options.map((option) =>
        option.id === id ? Object.assign(new Option(), option, { label }) : option,
      );
      repository.sources = { ...repository.sources, options };
      clock.pass(1_000);
    },
    withdrawProduct: (id: number) => replace((product) => (product.id === id ? [] : [product])),
  };
}
