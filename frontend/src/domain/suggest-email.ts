import { editDistances } from './edit-distances';
import { tidyCode } from './tidy-text';

/** Domains whose misspellings are asked back, the commonest first. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'yahoo.es',
  'hotmail.es',
  'outlook.es',
  'une.net.co',
  'etb.net.co',
];

/** Domains of mailboxes that look like a misspelling of these, and are none. */
const REAL = new Set(
  'mail.com email.com ymail.com gmx.com gmx.es gmx.net me.com mac.com msn.com aol.com pm.me proton.me protonmail.com googlemail.com rocketmail.com mail.ru zoho.com hey.com fastmail.com yandex.com'.split(
    ' ',
  ),
);

/** The email that was probably meant: `ana@gmail.com` for `ana@gmial.com`; undefined when it looks right. */
export function suggestEmail(typed: string): string | undefined {
  const [, local, domain = ''] = /^([^@\s]+)@([a-z\d.-]+)$/.exec(tidyCode(typed).toLowerCase()) ?? [];
  if (COMMON.includes(domain) || REAL.has(domain)) return undefined;
  const meant =
    COMMON.find((common) => isMisspelt(domain, common, 1)) ?? COMMON.find((common) => isMisspelt(domain, common, 2));
  return meant && `${local}@${meant}`;
}

function isMisspelt(domain: string, common: string, edits: number): boolean {
  const [brand, ending] = partsOf(domain);
  const [commonBrand, commonEnding] = partsOf(common);
  // Google has one domain; the others have one in many countries, which one letter more or less may be.
  if (brand === commonBrand) return brand === 'gmail' || (commonEnding !== 'es' && distance(ending, commonEnding) <= 1);
  return edits <= (common.length > 8 ? 2 : 1) && distance(domain, common) <= edits;
}

function partsOf(domain: string): [brand: string, ending: string] {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

function distance(typed: string, word: string): number {
  return editDistances(typed, word)[word.length]!;
}
