import { randomCode } from '../../common/random-code.js';

/** A design of the customiser: enough to show it again on any phone. */
export class Design {
  productId!: number;
  /** As typed. */
  name!: string;
  /** Ids of options; '' is as in the product's photo. */
  fontStyle!: string;
  fontSize!: string;
  fontColor!: string;
  animalTheme!: string;
  bagColor!: string;
  strap!: string;
  /** False for a piece with the name alone, without a motif. */
  hasBordado!: boolean;
  /** Ids of add-ons, each once, in alphabetical order. */
  addOns!: string[];
  /** Text on the tag of the key ring; '' without one. */
  keychainText!: string;
}

const CODE_LENGTH = 10;

/** About 10^18 codes, which cannot be guessed. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const DESIGN_CODE = /^[\w-]{10}$/;

export function newDesignCode(): string {
  return randomCode(CHARACTERS, CODE_LENGTH);
}

/** The short URL that opens the design again. */
export function designPath(code: string): string {
  return `/d/${code}`;
}
