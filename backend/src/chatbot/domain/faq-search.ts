import MiniSearch from 'minisearch';
import { fold } from './normalise.js';
import type { FaqFact } from './shop-facts.js';

/** Share of a question's words that must be found before its answer counts as an answer. */
const MIN_SHARE = 0.6;
/** One word, as 'pedido', repeats no question. */
const MIN_OWN_WORDS = 2;
const IGNORED = new Set(
  'de la el los las un una que y o a en con por para se me mi es al del lo le su si no cuanto cuanta como cual donde quien cuando puedo tienen hay hola buenas gracias favor'.split(
    ' ',
  ),
);

/** Finds the frequent question that a text repeats in other words; the last resort after the intents. */
export class FaqSearch {
  private index?: MiniSearch<FaqFact>;

  constructor(private readonly items: readonly FaqFact[]) {}

  find(text: string): FaqFact | undefined {
    const terms = wordsOf(text);
    const [best] = this.search(terms);
    if (!best) return undefined;
    const share = Object.keys(best.match).length === 0 ? 0 : new Set(best.queryTerms).size / terms.length;
    return share >= MIN_SHARE ? this.items.find(({ id }) => id === best.id) : undefined;
  }

  /**
   * Finds the question of the owner, or her answer to a question of a new shop, that a sentence repeats: each has most words of the
   * other. A sentence with one of the `names` (of products and options) that the question lacks asks for something else.
   */
  findOwn(sentence: string, names: ReadonlySet<string>): FaqFact | undefined {
    const terms = wordsOf(sentence);
    for (const { id, queryTerms, terms: found } of this.search(terms)) {
      const item = this.items.find((each) => each.id === id)!;
      if (item.origin === 'new-shop') continue;
      const asked = new Set(wordsOf(fold(item.question)).map(stemOf));
      const isOther = terms.some((term) => names.has(term) && !queryTerms.includes(stemOf(term)));
      const share = Math.min(new Set(queryTerms).size / terms.length, new Set(found).size / asked.size);
      if (!isOther && share >= MIN_SHARE && new Set(found).size >= MIN_OWN_WORDS) return item;
    }
    return undefined;
  }

  private search(terms: readonly string[]) {
    if (terms.length === 0 || terms.length > 40) return [];
    return this.built().search(terms.join(' '), {
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 7 ? 0.2 : 0),
    });
  }

  private built(): MiniSearch<FaqFact> {
    if (this.index) return this.index;
    this.index = new MiniSearch<FaqFact>({ fields: ['question'], processTerm: (term) => termOf(term) });
    this.index.addAll(this.items);
    return this.index;
  }
}

function wordsOf(text: string): string[] {
  return text.split(/[^a-z0-9]+/).filter((word) => word.length > 2 && !IGNORED.has(word));
}

function termOf(term: string): string | null {
  const word = fold(term);
  return word.length < 3 || IGNORED.has(word) ? null : stemOf(word);
}

function stemOf(word: string): string {
  return word.replace(/e?s$/, '');
}
