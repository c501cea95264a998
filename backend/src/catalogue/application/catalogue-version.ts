import { setImmediate as pause } from 'node:timers/promises';
import { contentHash } from '../../common/content-hash.js';
import type { Catalogue } from '../domain/catalogue.js';
import type { Product } from '../domain/product.js';

/** Products between two pauses in which other requests are answered. */
const PAGE = 500;

/** Kept for each product object: after a change of the catalogue only the products that changed are hashed. */
const fingerprints = new WeakMap<Product, string>();

/** Hashes the products in advance, so that {@link versionOf} a catalogue that was read for the first time blocks nothing. */
export async function fingerprintProducts(products: readonly Product[]): Promise<void> {
  let hashed = 0;
  for (const product of products) {
    if (fingerprints.has(product)) continue;
    fingerprintOf(product);
    hashed += 1;
    if (hashed % PAGE === 0) await pause();
  }
}

/** Equal for equal contents, on every instance and after every restart. */
export function versionOf({ allProducts, groups, pricing }: Catalogue): string {
  return contentHash(JSON.stringify([allProducts.map(fingerprintOf), groups, pricing]));
}

function fingerprintOf(product: Product): string {
  const known = fingerprints.get(product);
  if (known) return known;
  const fingerprint = contentHash(JSON.stringify(product));
  fingerprints.set(product, fingerprint);
  return fingerprint;
}
