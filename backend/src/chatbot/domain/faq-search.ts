import MiniSearch from 'minisearch';
import { fold } from './normalise.js';
import type { FaqFact } from './shop-facts.js';

/** Shares of a question's words that must be found before its answer counts as an answer. */
const MIN_SHARE = 0.6;
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
    if (terms.length === 0 || terms.length > 40) return undefined;
    const [best] = this.built().search(terms.join(' '), {
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 7 ? 0.2 : 0),
    });
    if (!best) return undefined;
    const share = Object.keys(best.match).length === 0 ? 0 : new Set(best.queryTerms).size / terms.length;
    return share >= MIN_SHARE ? this.items.find(({ id }) => id === best.id) : undefined;
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
  return word.length < 3 || IGNORED.has(word) ? null : word.replace(/e?s$/, '');
}
