import { readsAsLink } from './links.js';

/** An amount in pesos, below 100 millions, is no number to call or to pay to. */
const AMOUNT = /\$\s?(?:\d{1,2}\.\d{3}\.\d{3}|\d{1,3}\.\d{3})(?!\.?\d)/g;
/** Seven digits or more, whatever separates them: a phone or an account. */
const NUMBER = /\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){6,}/gu;
const MAX_DETAIL = 60;

/** The numbers (as digits), emails and links in a text: whom and where it tells people to call, write or pay. */
export function contactDetailsIn(text: string): string[] {
  const plain = text.normalize('NFKC').replace(AMOUNT, ' ');
  const numbers = (plain.match(NUMBER) ?? []).map((number) => number.replace(/[^\p{N}]/gu, ''));
  const links = plain.split(/\s+/).filter(readsAsLink);
  return [...numbers, ...links].map((detail) => detail.slice(0, MAX_DETAIL));
}
