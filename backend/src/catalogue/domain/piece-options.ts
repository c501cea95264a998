import { NAME_EMBROIDERY } from './option.js';

/** What a shopper chooses for one piece, as far as it may cost something (storefront.md, sections 3 and 9). */
export interface PieceOptions {
  /** False orders an embroiderable piece without embroidery. */
  readonly hasBordado: boolean;
  readonly addPompon: boolean;
  readonly addPersonalizedKeychain: boolean;
  readonly addDecorativeBow: boolean;
  /** Another name of `addNameEmbroidery`: charged once if either is set (decisions, 4). */
  readonly addPersonalization: boolean;
  readonly addNameEmbroidery: boolean;
  readonly expressService: boolean;
  /** Choices of the customiser; null for a piece that did not come from it. */
  readonly embroideryFont: string | null;
  readonly fontSize: string | null;
  readonly embroideryColor: string | null;
  readonly animalTheme: string | null;
  readonly bagColor: string | null;
}

/** A piece with the texts that are made for it. */
export interface Personalisation extends PieceOptions {
  /** The embroidered name; '' for none. */
  readonly personalization: string;
  /** The keychain's text; '' for none. */
  readonly keychainPersonalization: string;
  /** What the shopper asks of the workshop; '' for nothing. */
  readonly specialRequest: string;
}

/** Whether pieces that travel in one parcel are made by the express service: the parcel waits for its slowest (decisions, 40). */
export function isExpress(lines: readonly { readonly personalisation: PieceOptions }[]): boolean {
  return lines.length > 0 && lines.every(({ personalisation }) => personalisation.expressService);
}

export function choosesNameEmbroidery(options: PieceOptions): boolean {
  return options.addNameEmbroidery || options.addPersonalization;
}

/** Whether the add-on of this id is chosen; an add-on that carts cannot carry never is. */
export function choosesAddOn(options: PieceOptions, id: string): boolean {
  switch (id) {
    case 'pompon':
      return options.addPompon;
    case 'keychain':
      return options.addPersonalizedKeychain;
    case 'bow':
      return options.addDecorativeBow;
    case NAME_EMBROIDERY:
      return choosesNameEmbroidery(options);
    case 'expressService':
      return options.expressService;
    default:
      return false;
  }
}
