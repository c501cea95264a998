import { COMMON_PASSWORDS } from './common-passwords.gen.js';
import { LOCAL_WORDS } from './local-words.js';

/** A password is easy to guess as a common one, as a word of the shop or the country, or as the person's own name or mailbox. */
export type PasswordProblem = 'common' | 'local' | 'personal';

/** Personal data that a password must not contain. */
export interface PasswordOwner {
  readonly name?: string;
  readonly email?: string;
}

/** One pass for all words, because a password has hundreds of spellings. */
const ANY_LOCAL_WORD = new RegExp(LOCAL_WORDS.join('|'), 'g');

/** Shorter bases are no word: what was added to them is most of the password. */
const MIN_BASE_LENGTH = 4;
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '+': 't',
};

/** Kinds of characters that people add at the ends of a word; each kind is stripped separately. */
const ADDITIONS: readonly ((letter: string) => boolean)[] = [
  (letter) => !isLetter(letter),
  (letter) => !isLetter(letter) && !isDigit(letter),
  (letter) => !isLetter(letter) || letter !== letter.toLowerCase(),
  (letter) => !isDigit(letter) && (!isLetter(letter) || letter !== letter.toLowerCase()),
];

/**
 * The reason why this password is easy to guess; undefined when it is not. The check ignores capitals, accents, letters written
 * as digits or signs, and capitals, digits and signs that were added at the ends.
 */
export function passwordProblem(password: string, owner: PasswordOwner = {}): PasswordProblem | undefined {
  const bases = basesOf(password);
  const words = [...new Set(bases.map((base) => base.replace(/\P{L}/gu, '')))];
  const ownWords = ownWordsOf(owner);
  if (words.some((word) => isNearlyRemoved(word, without(ownWords, word)))) return 'personal';
  if (words.some((word) => isNearlyRemoved(word, word.replaceAll(ANY_LOCAL_WORD, '')))) return 'local';
  return bases.some(isCommon) ? 'common' : undefined;
}

/** The words that the password may have been made from, in lower case without accents. */
function basesOf(password: string): string[] {
  const letters = [...withoutAccents(password)];
  const bases = new Set([digitsOf(letters)]);
  for (const isAddition of ADDITIONS) {
    const first = letters.findIndex((letter) => !isAddition(letter));
    const end = letters.findLastIndex((letter) => !isAddition(letter)) + 1;
    for (const before of cutsOf(first))
      for (const after of cutsOf(letters.length - end)) {
        const base = letters
          .slice(before, letters.length - after)
          .join('')
          .toLowerCase();
        for (const spelling of [base, withoutLeet(base, 'i'), withoutLeet(base, 'l')]) bases.add(spelling);
      }
  }
  return [...bases].filter((base) => base.length >= MIN_BASE_LENGTH);
}

/** Numbers of characters to cut off an end: a few, or nearly all, because some may belong to the word: `$igerist2026`, `colombi@2026`. */
function cutsOf(additions: number): Set<number> {
  const few = [0, 1, 2, 3, 4].filter((count) => count <= additions);
  const nearlyAll = [0, 1, 2, 3].map((kept) => additions - kept).filter((count) => count > 0);
  return new Set([...few, ...nearlyAll]);
}

/** Made at the first use: most processes never see a new password, and a set answers at once. */
let commonPasswords: ReadonlySet<string> | undefined;

function isCommon(base: string): boolean {
  commonPasswords ??= new Set(COMMON_PASSWORDS.trim().split('\n'));
  return commonPasswords.has(base);
}

function without(words: readonly string[], letters: string): string {
  return words.reduce((text, word) => text.replaceAll(word, ''), letters);
}

/** Whether hardly any letter is left without the words, or only a common password. */
function isNearlyRemoved(letters: string, rest: string): boolean {
  const removed = letters.length - rest.length;
  if (removed === 0) return false;
  return rest === '' || (rest.length < MIN_BASE_LENGTH && removed > MIN_BASE_LENGTH) || isCommon(rest);
}

/** The longest first, so that no word takes a part out of a longer one. */
function ownWordsOf({ name = '', email = '' }: PasswordOwner): string[] {
  const mailbox = plain(email.slice(0, Math.max(0, email.lastIndexOf('@'))));
  const words = [...plain(name).split(/[^a-z]/), ...mailbox.split(/[^a-z]/), [...mailbox].filter(isLetter).join('')];
  return [...new Set(words)].filter((word) => word.length > 2).sort((a, b) => b.length - a.length);
}

/** The digits of a password that has hardly any letters, `12345678Aa!`; otherwise nothing. */
function digitsOf(letters: readonly string[]): string {
  return letters.filter(isLetter).length > 2 ? '' : letters.filter(isDigit).join('');
}

function withoutLeet(text: string, one: 'i' | 'l'): string {
  return text.replace(/[1!]/g, one).replace(/[034578@$+]/g, (sign) => LEET[sign]!);
}

function plain(text: string): string {
  return withoutAccents(text).toLowerCase();
}

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

function isLetter(letter: string): boolean {
  return /\p{L}/u.test(letter);
}

function isDigit(letter: string): boolean {
  return /\p{Nd}/u.test(letter);
}
