/** Without 0, O, 1 and I, which people mix up on the phone. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const LENGTH = 6;

export const ORDER_NUMBER = /^SIG-[2-9A-HJ-NP-Z]{6}$/;

/** `SIG-XXXXXX`, random: numbers reveal nothing about other orders. The table refuses a number that is taken. */
export function newOrderNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return `SIG-${Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
}

/** Accepts any case, surrounding blanks, and a missing `SIG` or dash. */
export function orderNumberOf(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return `SIG-${signs.replace(/^SIG(?=.{6})/, '')}`;
}
