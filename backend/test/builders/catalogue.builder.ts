import { USUAL_PHOTO } from '../../src/common/piece-design.js';
import { Product } from '../../src/catalogue/domain/product.js';
import { seedSources } from '../../src/catalogue/adapters/typeorm/seed-catalogue.js';
import type { CatalogueSources } from '../../src/catalogue/domain/catalogue.js';

/** A valid product; give what the test is about. */
export function aProduct(changes: Partial<Product> = {}): Product {
  const id = changes.id ?? 100;
  return Object.assign(new Product(), {
    id,
    slug: `product-${id}`,
    name: `Product ${id}`,
    description: 'A product of a test.',
    category: 'Bolsos',
    price: 100_000,
    embroiderable: true,
    pictures: [],
    plainPictures: [],
    pictureAlts: {},
    photoDesign: USUAL_PHOTO,
    heightCm: null,
    widthCm: null,
    depthCm: null,
    weightG: null,
    litres: null,
    strapCm: null,
    measured: false,
    fits: '',
    openPicture: null,
    inStock: true,
    rank: 999,
    kitOnly: false,
    ...changes,
  });
}

/** The seeded catalogue with some parts replaced. */
export function sources(changes: Partial<CatalogueSources> = {}): CatalogueSources {
  return { ...seedSources(), ...changes };
}
