import { distance } from 'fastest-levenshtein';
import { joinedAmounts, type Word } from './amounts.js';
import { COMMON_WORDS } from './common-words.js';
import { ABBREVIATIONS } from './vocabulary.js';

/** A message as the patterns read it. */
export interface NormalisedText {
  /** Lower-case words without accents; ` | ` separates sentences. */
  readonly text: string;
  /** The words in order; a sentence end has `text` `|`. */
  readonly words: readonly Word[];
  readonly email: string | null;
  readonly orderNumber: string | null;
}

/** Longer texts are cut in the middle: the question is at the beginning or the end. */
const MAX_READ = 1200;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const ORDER = /\bsig(?:[\s-]{1,3}(?=[a-z]{0,9}\d)[a-z0-9]{3,10}|[\s-]{0,3}[2-9a-hj-np-z]{6})\b/i;

/** A number without SIG counts beside an email or the word for an order; letters and digits are then mixed in it. */
const BARE_ORDER = /\b(?=[a-z]{0,5}\d)(?=\d{0,5}[a-z])[2-9a-hj-np-z]{6}\b/i;
const SAYS_ORDER = /\b(?:pedido|orden|compra|n[uú]mero|nro)\b/i;

function bareOrderNumber(text: string, email: string | null): string | null {
  return email !== null || SAYS_ORDER.test(text) ? (BARE_ORDER.exec(text)?.[0] ?? null) : null;
}

/** Lower case without accents; `ñ` becomes `n`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Corrects the words of messages towards the vocabulary of the shop. */
export class Speller {
  /** The words of the vocabulary with their keys. */
  private readonly known = new Map<string, string>();
  /** Words by length and first letter of their key, such as `6m`. */
  private readonly byKey = new Map<string, [key: string, word: string][]>();
  private readonly bySound = new Map<string, string>();
  private readonly corrected = new Map<string, string>();

  /** `previous` is one with nearly the same words: their keys are taken over. */
  constructor(words: Iterable<string>, previous?: Speller) {
    for (const word of words) {
      if (this.known.has(word)) continue;
      const key = previous?.known.get(word) ?? soundOf(word);
      this.known.set(word, key);
      if (word.length < 3) continue;
      if (!this.bySound.has(key)) this.bySound.set(key, word);
      const place = `${key.length}${key[0]}`;
      const known = this.byKey.get(place);
      if (known) known.push([key, word]);
      else this.byKey.set(place, [[key, word]]);
    }
  }

  /** The word of the vocabulary that was probably meant; the word itself when there is none. */
  correct(word: string): string {
    if (word.length < 3 || this.known.has(word) || COMMON_WORDS.has(word) || /\d/.test(word) || word.length > 24)
      return word;
    let correction = this.corrected.get(word);
    if (correction === undefined) {
      correction = this.search(word);
      if (this.corrected.size > 2000) this.corrected.clear();
      this.corrected.set(word, correction);
    }
    return correction;
  }

  private search(word: string): string {
    const other = /s$/.test(word) ? word.replace(/e?s$/, '') : `${word}s`;
    if (this.known.has(other) || this.known.has(`${other}e`)) return word;
    const key = soundOf(word);
    return this.bySound.get(key) ?? this.withoutDiminutive(word) ?? this.nearest(word, key) ?? word;
  }

  private withoutDiminutive(word: string): string | undefined {
    const stem = /^(.{3,16}?)(?:ec|c)?i[tc][oa](s?)$/.exec(word);
    if (!stem) return undefined;
    const [, typed = '', plural = ''] = stem;
    // 'domingu-ito', 'poqu-ito'
    const base = typed.replace(/gu$/, 'g').replace(/qu$/, 'c');
    const endings = ['a', 'o', 'e', ''];
    for (const ending of endings) {
      for (const form of [base + ending + plural, base + ending]) if (this.known.has(form)) return form;
    }
    return undefined;
  }

  private nearest(word: string, key: string): string | undefined {
    if (key.length < 5) return undefined;
    const allowed = key.length >= 8 ? 2 : 1;
    const letters = sorted(key);
    let best: string | undefined;
    let fewest = allowed + 1;
    for (let length = key.length - allowed; length <= key.length + allowed; length += 1) {
      for (const [other, candidate] of this.byKey.get(`${length}${key[0]}`) ?? []) {
        // Two letters in the wrong order are one error.
        const errors = length === key.length && sorted(other) === letters ? 1 : distance(key, other);
        if (errors < fewest && candidate.length >= 5) [best, fewest] = [candidate, errors];
      }
    }
    return best !== undefined && !isOtherForm(word, best) ? best : undefined;
  }
}

/** Reads a message; `speller` corrects its words. */
export function normalise(message: string, speller: Speller): NormalisedText {
  const read = message.length > MAX_READ ? `${message.slice(0, MAX_READ - 300)} . ${message.slice(-300)}` : message;
  const clean = read
    .normalize('NFKC')
    .replace(/<[^<>]{0,80}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (sign) => (sign === '\n' ? '.\n' : sign === '\t' ? ' ' : ''));
  const email = EMAIL.exec(clean)?.[0] ?? null;
  const withoutEmail = email === null ? clean : clean.replace(email, ' ');
  const orderNumber = ORDER.exec(withoutEmail)?.[0] ?? bareOrderNumber(withoutEmail, email);
  const rest = orderNumber === null ? withoutEmail : withoutEmail.replace(orderNumber, ' ');
  const words = withBreaks(joinedAmounts(rest.split(/\s+/).flatMap((piece) => wordsOf(piece, speller))));
  // One byte for each letter, whatever it was cut from: V8 then compiles each pattern once instead of twice, which saves 4 MB.
  const text = JSON.parse(JSON.stringify(` ${words.map((word) => word.text).join(' ')} `)) as string;
  return { text, words, email, orderNumber };
}

function wordsOf(piece: string, speller: Speller): Word[] {
  if (piece === '') return [];
  const words: Word[] = [];
  if (/^[¿¡(]/.test(piece)) words.push({ raw: '', text: '|' });
  const first = piece.search(/[\p{L}\p{N}$]/u);
  const last = lastThat(piece, (sign) => !ENDING.includes(sign));
  const raw = first < 0 ? '' : piece.slice(first, last + 1);
  // '2,5' and '2.5' are no number of pieces.
  if (DECIMAL.test(raw)) words.push({ raw, text: 'decimal' });
  else
    for (const part of raw.split(/[,;:/?!()+=]+|\.(?=\p{L})/u)) {
      const text = readWord(part, speller);
      if (text) words.push({ raw: part, text });
    }
  const end = piece.slice(lastThat(piece, (sign) => /[\p{L}\p{N}]/u.test(sign)) + 1);
  if (/[?!.;…]/.test(end) && !ABBREVIATED.test(piece)) words.push({ raw: '', text: '|' });
  else if (/[,:]/.test(end)) words.push({ raw: '', text: ',' });
  return words;
}

/** The full stop of these ends no sentence: 'Ma. José', 'Dra. Ana'. */
const ABBREVIATED = /^(?:ma|sta|sto|dra?|sra?|aprox)\.$/i;
const DECIMAL = /^\d{1,2}[.,](?:25|50?|75)$/;

const ENDING = '?!.,;:)"»”…';

/** Position of the last character for which `fits` is true; -1 when there is none. */
function lastThat(text: string, fits: (sign: string) => boolean): number {
  let index = text.length - 1;
  while (index >= 0 && !fits(text.charAt(index))) index -= 1;
  return index;
}

/** Words that begin a question after 'y', and those that begin one anywhere once a question was asked. */
const AFTER_AND =
  /^(?:que|cuanto|cuanta|cuantos|cuantas|como|cuando|donde|cual|cuales|si|hacen|tienen|hay|se|puedo|pueden|reciben|aceptan|manejan|envian|mandan|venden|dan|me|quien|es|son|esta|estan|sera|a|en|por|tambien|ademas)$/;
const STARTERS = /^(?:cuanto|cuantos|donde|hacen|tienen|reciben|aceptan|manejan|envian|puedo|cual|cuales)$/;
const BEFORE_STARTER =
  /^(?:a|en|de|por|como|saber|decir|decirme|dime|dice|cuentame|preguntar|averiguar|mas|menos|se|que|no|ni|quiero|y|o|para|hasta|desde|con|ustedes|me|te|sabes|informacion|indicarme|cotizar|pregunta|duda|consulta|favor|hola|buenas|buenos|tardes|dias|noches|gracias|si|pero|aun|todavia|ya|lo|la|le|les)$/;

/** No question is shorter: 'que mochilas tienen' is one. */
const MIN_QUESTION = 3;

/** Voice-typed questions run on without punctuation: a break is put where the next one begins. */
function withBreaks(words: readonly Word[]): Word[] {
  const broken: Word[] = [];
  let isQuestion = false;
  let length = 0;
  words.forEach((word, i) => {
    const before = words[i - 1]?.text ?? '|';
    const next = words[i + 1]?.text ?? '';
    const joins =
      (word.text === 'y' || word.text === 'ademas' || word.text === 'tambien') &&
      AFTER_AND.test(next.split(' ')[0] ?? '') &&
      before !== '|';
    length += 1;
    const starts =
      isQuestion &&
      length > MIN_QUESTION &&
      STARTERS.test(word.text) &&
      !BEFORE_STARTER.test(before.split(' ').at(-1) ?? '');
    if (joins || starts) broken.push({ raw: '', text: '|' });
    if (word.text === '|' || joins || starts) length = 0;
    if (word.text === '|' || joins) isQuestion = false;
    else if (STARTERS.test(word.text) || /^(?:que|como|precios?|valor|cuesta|vale)$/.test(word.text)) isQuestion = true;
    broken.push(word);
  });
  return broken;
}

function readWord(raw: string, speller: Speller): string {
  const plain = fold(raw).replace(/[^a-z0-9$.%-]/g, '');
  const percent = /^(\d{1,3})%$/.exec(plain);
  if (percent) return `${percent[1]} por ciento`;
  const money = /^\$?(\d{1,3}(?:\.\d{3})+|\d{1,9})(k|mil)?$/.exec(plain);
  if (money) return `${Number((money[1] ?? '0').replaceAll('.', '')) * (money[2] ? 1000 : 1)}`;
  const letters = plain
    .replace(/[$.%-]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/(?<=[a-z]{2})0(?=[a-z]|$)/g, 'o');
  const short = Object.hasOwn(ABBREVIATIONS, letters) ? ABBREVIATIONS[letters] : undefined;
  return BOW.test(raw) ? 'mono' : (short ?? speller.correct(letters));
}

/** 'Moña' is a bow; without its tilde it is a blonde woman. */
const BOW = /^mo\u00f1(?:a|ita|it[oa]s|as)$/i;

/** How a word sounds in Colombia: `kiero` is `quiero`, `bale` is `vale`, `nesecer` is `neceser`. */
function soundOf(word: string): string {
  return word
    .replace(/h/g, (_, at: number) => (word[at - 1] === 'c' ? 'h' : ''))
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/q/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/z/g, 's')
    .replace(/v/g, 'b')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1/g, '$1');
}

function sorted(text: string): string {
  return [...text].sort().join('');
}

/** Forms of one verb differ by an ending that means something: `pague` is not `pagar`. */
function isOtherForm(word: string, candidate: string): boolean {
  return (
    word.slice(0, -1) === candidate.slice(0, -1) && /[aeo]$/.test(word) && /[aeo]$/.test(candidate) && word.length < 6
  );
}
