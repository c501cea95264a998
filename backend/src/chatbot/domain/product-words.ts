import type { Product } from '../../catalogue/index.js';
import { measureFacts } from '../../common/measures.js';
import type { Knowledge } from './knowledge.js';
import type { ChatLink } from './reply.js';
import { lower } from './words.js';

/** A card of a product. */
export function productLink(knowledge: Knowledge, product: Product): ChatLink {
  return {
    label: product.name,
    url: knowledge.productUrl(product),
    imageUrl: knowledge.url(product.mainPicture),
    price: product.price,
  };
}

/** The measures of a piece and what fits inside; without them what its description says. */
export function measureWords(product: Product): string {
  const facts = measureFacts(product).map(([name, value]) => `${lower(name)} ${value}`);
  if (facts.length === 0) return measureOf(product.description);
  const about = product.measured ? '' : ' (medidas aproximadas)';
  const things = product.fits.split('\n').filter(Boolean);
  const inside = things.length > 0 ? ` Le cabe: ${things.map(lowerFirst).join(', ')}.` : '';
  return `${facts.join(', ')}${about}.${inside}`;
}

const lowerFirst = (text: string) => lower(text.charAt(0)) + text.slice(1);

/** The sentence of a description with the size of the piece. */
function measureOf(description: string): string {
  const sentence = description.split(/\.(?= |$)/).find((each) => /\bmide\b/i.test(each));
  return sentence ? `${sentence.trim()}.` : description;
}
