import { randomCode, UNAMBIGUOUS_CHARACTERS } from '../../common/random-code.js';

export const ORDER_NUMBER = /^SIG-[2-9A-HJ-NP-Z]{6}$/;

/** `SIG-XXXXXX`, random: numbers reveal nothing about other orders. The table refuses a number that is taken. */
export function newOrderNumber(): string {
  return `SIG-${randomCode(UNAMBIGUOUS_CHARACTERS, 6)}`;
}

/** Accepts any case, surrounding blanks, and a missing `SIG` or dash. */
export function orderNumberOf(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return `SIG-${signs.replace(/^SIG(?=.{6})/, '')}`;
}
