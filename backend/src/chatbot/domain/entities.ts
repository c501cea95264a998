import type { Product } from '../../catalogue/index.js';
import { PRODUCT_WORDS } from '../../common/search-words.js';
import { fold } from './normalise.js';

/** Words of product names that do not distinguish products. */
const SMALL_WORDS = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'para', 'con', 'y', 'en', 'porta']);

export interface ProductMention {
  readonly products: readonly Product[];
  readonly at: number;
  readonly end: number;
  /** A whole group was named, such as "los bolsos"; no single product is meant. */
  readonly generic: boolean;
}

interface FoundPhrase {
  readonly word: string;
  readonly at: number;
  readonly end: number;
}

/** Finds the products that a text names, by the words of their names and the synonyms of those. */
export class ProductFinder {
  private readonly heads = new Map<string, Set<Product>>();
  private readonly qualifiers = new Map<string, Set<Product>>();
  /** Most words of a name or synonym, such as 2 for 'diaper bag'. */
  private readonly longest: number;

  constructor(products: readonly Product[]) {
    for (const product of products) {
      const { heads, qualifiers } = formsOf(product);
      for (const form of heads) add(this.heads, form, product);
      for (const form of qualifiers) add(this.qualifiers, form, product);
    }
    this.longest = 1;
    for (const phrase of [...this.heads.keys(), ...this.qualifiers.keys()])
      this.longest = Math.max(this.longest, phrase.split(' ').length);
  }

  /** Every word that names a product, for the speller. */
  get words(): string[] {
    return [...this.heads.keys(), ...this.qualifiers.keys()].flatMap((word) => word.split(' '));
  }

  /** Mentions in the order of the text. `isMotif` decides whether a word at this position is a motif instead of a product. */
  find(text: string, isMotif: (word: string, at: number) => boolean): ProductMention[] {
    const found = this.phrasesOf(text).filter(({ word, at }) => !isMotif(word, at));
    const mentions: ProductMention[] = [];
    for (let i = 0; i < found.length; i += 1) {
      const { word, at, end } = found[i]!;
      const next = found[i + 1];
      const isNear =
        next !== undefined && next.at - end <= 12 && !/ (?:y|o|u|con|\||,) /.test(text.slice(end, next.at));
      const head = this.heads.get(word);
      const qualified = isNear ? this.qualifiers.get(next.word) : undefined;
      const both = head && qualified ? inBoth(qualified, head) : [];
      if (head && both.length > 0) {
        let last = next!;
        i += 1;
        let products = both;
        // 'lonchera porta biberones': further words of the same name.
        for (let more = found[i + 1]; more && more.at - last.end <= 8; more = found[i + 1]) {
          const narrower = inBoth(products, this.qualifiers.get(more.word) ?? new Set());
          if (narrower.length === 0 || / (?:y|o|,|\|) /.test(text.slice(last.end, more.at))) break;
          products = narrower;
          last = more;
          i += 1;
        }
        mentions.push({ products, at, end: last.end, generic: false });
        continue;
      }
      const own = this.qualifiers.get(word);
      if (own && (!head || own.size < head.size)) {
        mentions.push({ products: [...own], at, end, generic: false });
        continue;
      }
      if (head)
        mentions.push({
          products: [...head],
          at,
          end,
          generic: (head.size > 1 && /s$/.test(word) && !COUNTED.test(text.slice(0, at))) || GENERIC.has(word),
        });
    }
    return withoutVague(withoutContents(mentions, text));
  }

  /** Words and synonyms of products in the order of the text, without overlaps; of those that begin at one place, the longest. */
  private phrasesOf(text: string): FoundPhrase[] {
    const words = [...text.matchAll(/\w+/g)];
    const found: FoundPhrase[] = [];
    for (let first = 0; first < words.length; first += 1) {
      const at = words[first]!.index;
      for (let last = Math.min(first + this.longest, words.length) - 1; last >= first; last -= 1) {
        const end = words[last]!.index + words[last]![0].length;
        const word = text.slice(at, end);
        if (!this.heads.has(word) && !this.qualifiers.has(word)) continue;
        found.push({ word, at, end });
        first = last;
        break;
      }
    }
    return found;
  }
}

function inBoth(products: Iterable<Product>, others: ReadonlySet<Product>): Product[] {
  return [...products].filter((product) => others.has(product));
}

/** '3 loncheras' are some of them, 'las loncheras' are all. */
const COUNTED = /\b(?:[2-9]|[1-9]\d|dos|tres|cuatro|cinco|seis) $/;

/** Words with which people also name any piece of the shop. */
const GENERIC = new Set(['bolsos', 'bolsa', 'bolsas', 'maletas']);

/** Whether a mention names the products whose name begins with 'Bolso', or a group of them. */
export function namesBags({ products }: ProductMention): boolean {
  return /^Bolso/.test(products[0]?.name ?? '');
}

/** Leaves out vague words beside a clear one: in "bolso pañalera Milano" only the clear one counts. */
function withoutVague(mentions: ProductMention[]): ProductMention[] {
  const isVague = (mention: ProductMention) => mention.generic || (namesBags(mention) && mention.end - mention.at < 7);
  const clear = mentions.filter((mention) => !isVague(mention));
  const kept = clear.length > 0 ? clear : mentions;
  const single = new Set(kept.flatMap(({ products }) => (products.length === 1 ? products : [])));
  // 'la mochila, la milano': the group adds nothing once a member is named.
  return kept.filter(({ products }) => products.length === 1 || !products.some((product) => single.has(product)));
}

/** Contents of a bag: 'cuántas mudas le caben a la maleta' names one product. */
const CONTENTS = /^(?:ropa|ropita|mudas?|teteros?|biberon(?:es)?)$/;
const OF_A_PRODUCT = /\b(?:(?:la|el|las|los|una|un|y) (?:de|para)(?: las?| los)?|porta|organizador\w*|lonchera\w*) $/;

function withoutContents(mentions: ProductMention[], text: string): ProductMention[] {
  const named = mentions.filter(
    ({ at, end }) => !CONTENTS.test(text.slice(at, end)) || OF_A_PRODUCT.test(text.slice(Math.max(0, at - 24), at)),
  );
  return named.length > 0 ? named : mentions;
}

interface NameForms {
  /** Plural and synonyms of the first word that distinguishes the product, with the word itself. */
  readonly heads: readonly string[];
  /** The same of the other words. */
  readonly qualifiers: readonly string[];
}

/** Kept for each product object: after a change of the catalogue most products are the same objects. */
const FORMS = new WeakMap<Product, NameForms>();

function formsOf(product: Product): NameForms {
  const known = FORMS.get(product);
  if (known) return known;
  const [head = '', ...rest] = fold(product.name)
    .split(/[^a-z0-9]+/)
    .filter((word) => !SMALL_WORDS.has(word));
  const forms = { heads: formsOfWord(head), qualifiers: rest.flatMap(formsOfWord) };
  FORMS.set(product, forms);
  return forms;
}

function formsOfWord(word: string): string[] {
  if (word.length < 3) return [];
  const plural = /[aeiou]$/.test(word) ? `${word}s` : `${word}es`;
  const synonyms = Object.hasOwn(PRODUCT_WORDS, word) ? PRODUCT_WORDS[word] : undefined;
  return [word, plural, ...(synonyms ?? [])];
}

function add(map: Map<string, Set<Product>>, form: string, product: Product): void {
  const products = map.get(form);
  if (products) products.add(product);
  else map.set(form, new Set([product]));
}
