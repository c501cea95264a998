import type { PriceLine, Product } from '../../catalogue/index.js';
import type { Pesos } from '../../common/money.js';
import { ChoiceFinder, type DesignChoices, pieceDesign } from './choices.js';
import { ProductFinder } from './entities.js';
import { FaqSearch } from './faq-search.js';
import { fold, Speller } from './normalise.js';
import { CITIES, COUNTRIES } from './synonyms.js';
import type { ShopFacts } from './shop-facts.js';
import { SHOP_WORDS } from './vocabulary.js';
import { withoutYes } from './words.js';

/** Choices that a price is computed for; what is missing is as on the product page: the look as in the photo. */
export interface PieceChoices {
  readonly plain?: boolean;
  readonly addOns?: readonly string[];
  readonly name?: string;
  readonly design?: Readonly<DesignChoices>;
}

const LOCATIONS = `${CITIES}|${COUNTRIES}`.split(/[| ]/);

/** Indexes derived from the facts of the shop. Built once for each version of the facts; `previous` makes that faster. */
export class Knowledge {
  readonly products: ProductFinder;
  readonly choices: ChoiceFinder;
  readonly speller: Speller;
  readonly faq: FaqSearch;
  /** Words that name a product or an option. */
  readonly names: ReadonlySet<string>;

  constructor(
    readonly facts: ShopFacts,
    previous?: Knowledge,
  ) {
    this.products = new ProductFinder(facts.products);
    this.choices = new ChoiceFinder(facts.pricing);
    this.names = new Set([...this.products.words, ...this.choices.words.map(fold)]);
    this.speller = new Speller([...SHOP_WORDS, ...this.names, ...LOCATIONS], previous?.speller);
    this.faq = new FaqSearch(facts.faq, this.speller);
  }

  product(id: number): Product | undefined {
    return this.facts.products.find((product) => product.id === id);
  }

  addOn(id: string) {
    return this.facts.pricing.addOns.find((addOn) => addOn.id === id);
  }

  /** The lines of one piece's price, by the rules of the catalogue. */
  breakdown(product: Product, { plain, addOns = [], name = '', design = {} }: PieceChoices = {}): PriceLine[] {
    return this.facts.rules.lineBreakdown(
      product,
      {
        hasBordado: product.embroiderable && !plain,
        addOns,
        design: pieceDesign(design),
        personalization: name,
        keychainPersonalization: '',
        specialRequest: '',
      },
      this.facts.pricing,
    );
  }

  price(product: Product, choices?: PieceChoices): Pesos {
    return this.breakdown(product, choices).reduce((sum, { amount }) => sum + amount, 0);
  }

  url(path: string): string {
    return `${this.facts.publicUrl}${path}`;
  }

  productUrl(product: Product): string {
    return this.url(`/product/${product.id}`);
  }

  /** The answer of a frequent question, without the yes to its own question; undefined when it was removed. */
  faqAnswer(id: string): string | undefined {
    const answer = this.facts.faq.find((item) => item.id === id)?.answer;
    return answer === undefined ? undefined : withoutYes(answer);
  }
}
