import MiniSearch from 'minisearch';
import { fold, normalise, type Speller } from './normalise.js';
import type { FaqFact } from './shop-facts.js';

/** Share of a question's words that must be found before its answer counts as an answer. */
const MIN_SHARE = 0.6;
/** A single common word, such as 'pedido', does not make two questions the same. */
const MIN_COMMON_WORDS = 2;
/** Words in which two ways to ask the same question may differ. */
const REPLACEABLE = new Set(
  'hacen hace tienen tiene manejan maneja ofrecen ofrece reciben recibe aceptan acepta pueden puede quiero quisiera necesito saber ustedes este esta estos estas tambien algun alguna'
    .split(' ')
    .map(stemOf),
);
const IGNORED = new Set(
  'de la el los las un una que y o a en con por para se me mi es al del lo le su si no cuanto cuanta como cual donde quien cuando puedo tienen hay hola buenas gracias favor'.split(
    ' ',
  ),
);

/** Finds the frequent question that a text repeats in other words. */
export class FaqSearch {
  private index?: MiniSearch<FaqFact>;
  private ownersQuestions?: readonly { readonly item: FaqFact; readonly stems: ReadonlySet<string> }[];

  constructor(
    private readonly items: readonly FaqFact[],
    private readonly speller: Speller,
  ) {}

  find(text: string): FaqFact | undefined {
    const terms = wordsOf(text);
    const [best] = this.search(terms);
    if (!best) return undefined;
    const share = Object.keys(best.match).length === 0 ? 0 : new Set(best.queryTerms).size / terms.length;
    return share >= MIN_SHARE ? this.items.find(({ id }) => id === best.id) : undefined;
  }

  /**
   * Finds the question of the owner, or the owner's answer to a question of a new shop, that a sentence repeats: both have the same words, apart
   * from replaceable ones. Another location, number, product or payment method makes another question.
   */
  findOwnersQuestion(sentence: string): FaqFact | undefined {
    const asked = this.stemsOf(sentence);
    this.ownersQuestions ??= this.items
      .filter(({ origin }) => origin !== 'new-shop')
      .map((item) => ({ item, stems: this.stemsOf(item.question) }));
    return this.ownersQuestions.find(({ stems }) => isSameQuestion(asked, stems))?.item;
  }

  private stemsOf(question: string): ReadonlySet<string> {
    const words = normalise(question, this.speller).text.split(/[^a-z0-9]+/);
    return new Set(words.filter((word) => /\d/.test(word) || (word.length > 2 && !IGNORED.has(word))).map(stemOf));
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

function isSameQuestion(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const common = [...some].filter((stem) => others.has(stem));
  const different = [...some, ...others].filter((stem) => !some.has(stem) || !others.has(stem));
  return common.length >= MIN_COMMON_WORDS && different.every((stem) => REPLACEABLE.has(stem));
}
