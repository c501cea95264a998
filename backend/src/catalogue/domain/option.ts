import type { Pesos } from '../../common/money.js';

/** What the shop's options are about. */
export type OptionKind =
  | 'embroidery'
  | 'add_on'
  | 'font_style'
  | 'font_size'
  | 'font_color'
  | 'animal_theme'
  | 'bag_color'
  | 'strap';

/** The text that an add-on requires from the shopper before it can be ordered. */
export enum AddOnNeed {
  Name = 'name',
  KeychainText = 'keychainText',
}

/** One choice and what it adds to the price of a line. */
export class Option {
  kind!: OptionKind;
  /** Unique within its kind; carts keep it, so it never changes. */
  id!: string;
  label!: string;
  /** Explains it where it is chosen: the embroidery, add-ons and letters have one. */
  description!: string | null;
  /** Added to the price; 0 when included. */
  price!: Pesos;
  needs!: AddOnNeed | null;
  /** Whether this add-on may be the free accessory of a kit. */
  kitGift!: boolean;
  /** Not offered beside 'Con bordado', which includes the name already; only the add-on for the name may be. */
  hiddenWithEmbroidery!: boolean;
  /** Ids of the products that this add-on is not offered on; every other product has it. */
  exceptProducts!: number[];
  /** Position among its kind. */
  position!: number;
  /** Not offered: taken off by the owner, or seen on photos only. It still names what was bought or is photographed. */
  withdrawn!: boolean;
}

/** The option that pieces which can be embroidered have from the start: what it includes is its description. */
export const WITH_EMBROIDERY = 'with';
