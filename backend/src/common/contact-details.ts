import { readsAsLink } from './links.js';

/** An amount in pesos, below 100 millions, is no number to call or to pay to. */
const AMOUNT = /\$\s?(?:\d{1,2}\.\d{3}\.\d{3}|\d{1,3}\.\d{3})(?!\.?\d)/g;
/** Seven digits or more, whatever separates them: a phone or an account. */
const NUMBER = /\p{N}(?:[^\p{L}\p{N}]{0,20}\p{N}){6,}/gu;
/** Digits written as words, as letters that look like them, and with 'y' between them. */
const DIGIT_WORD = /(?<!\p{L})(?:cero|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)(?!\p{L})/giu;
const DIGIT_WORDS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const WITH_LOOK_ALIKES = /(?<![\p{L}\p{N}])(?=[oil]{0,9}\d)[\doil]{2,30}(?![\p{L}\p{N}])/giu;
const AND_BETWEEN = /(?<=\d[^\p{L}\d]{0,9})y(?=[^\p{L}\d]{1,9}\d)/giu;
const MAX_DETAIL = 60;

/** The numbers (as digits), emails and links in a text: whom and where it tells people to call, write or pay. */
export function contactDetailsIn(text: string): string[] {
  const plain = text.normalize('NFKC').replace(AMOUNT, ' ');
  const numbers = (asDigits(plain).match(NUMBER) ?? []).map((number) => number.replace(/[^\p{N}]/gu, ''));
  const links = plain.split(/\s+/).filter(readsAsLink);
  return [...numbers, ...links].map((detail) => detail.slice(0, MAX_DETAIL));
}

function asDigits(text: string): string {
  return text
    .replace(DIGIT_WORD, (word) => String(DIGIT_WORDS.indexOf(word.toLowerCase().replace(/^un[oa]$/, 'un'))))
    .replace(WITH_LOOK_ALIKES, (number) => number.replace(/o/gi, '0').replace(/[il]/gi, '1'))
    .replace(AND_BETWEEN, ' ');
}
