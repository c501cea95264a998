import type { Product } from '../../catalogue/index.js';
import type { Knowledge } from './knowledge.js';
import type { ChatLink } from './reply.js';

/** A card of a product. */
export function productLink(knowledge: Knowledge, product: Product): ChatLink {
  return {
    label: product.name,
    url: knowledge.productUrl(product),
    imageUrl: knowledge.url(product.mainPicture),
    price: product.price,
  };
}

/** The sentence of a description with the size of the piece. */
export function measureOf(description: string): string {
  const sentence = description.split(/\.(?= |$)/).find((each) => /\bmide\b/i.test(each));
  return sentence ? `${sentence.trim()}.` : description;
}
