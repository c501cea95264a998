/** A design of the customiser: enough to show it again on any phone. */
export class Design {
  productId!: number;
  /** As typed. */
  name!: string;
  fontStyle!: string;
  fontSize!: string;
  fontColor!: string;
  animalTheme!: string;
  bagColor!: string;
}

const CODE_LENGTH = 10;

/** 64 signs, so that every byte gives one without preferring any: about 10^18 codes, not to be guessed. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const DESIGN_CODE = /^[\w-]{10}$/;

export function newDesignCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
}

/** The short URL that opens the design again. */
export function designPath(code: string): string {
  return `/d/${code}`;
}
