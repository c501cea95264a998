import type { Product } from '../../catalogue/index.js';
import type { ProductMention } from './entities.js';
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

/** Whether a family of products was named or only "bolsos" for all of them. */
export function familyOf(mentions: readonly ProductMention[]): 'all' | 'family' {
  return mentions.every(({ products }) => /^Bolso/.test(products[0]?.name ?? '')) ? 'all' : 'family';
}

/** The sentence of a description with the size of the piece. */
export function measureOf(description: string): string {
  const sentence = description.split(/\.(?= |$)/).find((each) => /\bmide\b/i.test(each));
  return sentence ? `${sentence.trim()}.` : description;
}
