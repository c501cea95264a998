import { COMMON_WORDS } from './common-words.js';
import type { ProductMention } from './entities.js';
import type { Knowledge } from './knowledge.js';
import { findName, findOtherName, type FoundName } from './names.js';
import type { Word } from './amounts.js';
import { fold, type NormalisedText } from './normalise.js';
import type { Thread } from './thread.js';
import { SHOP_WORDS } from './vocabulary.js';

/** The names of a message. */
export interface MessageNames {
  /** Where the name is in the text; null when only the conversation identifies it as one. */
  readonly found: FoundName | null;
  readonly name: string | null;
  /** The name of a second piece that is asked for in the same message. */
  readonly otherName: string | null;
}

/** Finds the names to embroider in a message. */
export function readNames(
  message: NormalisedText,
  raw: string,
  mentions: readonly ProductMention[],
  thread: Thread,
  { names }: Knowledge,
): MessageNames {
  const isKnown = (word: string) => names.has(word);
  const isAboutPiece = mentions.length > 0 || thread.intent === 'design';
  const mayName =
    isAboutPiece ||
    thread.pending === 'name' ||
    (thread.products?.length === 1 && CALLED.test(raw)) ||
    /\b(?:nombre|bord\w+|personaliz\w+|marcad[oa]|hilo|diga|llam\w+|caben?|cabria)\b/.test(message.text);
  const quoted = mayName ? quotedName(message, raw, isKnown) : null;
  const found = quoted ?? (mayName ? findName(message, isKnown) : null);
  if (found)
    return { found, name: found.name, otherName: findOtherName(message, found, isKnown, mentions.at(-1)?.at ?? 0) };
  const name =
    thread.pending === 'name'
      ? bareName(message.words, isKnown)
      : bareName(mentions.length > 0 ? [] : implied(message.words, thread), isOrdinary);
  return { found, name, otherName: null };
}

/** 'Morada con Sara' */
const CALLED = /\bcon \p{Lu}\p{Ll}/u;
const QUOTED = /["“«‘](\p{L}[\p{L} .&'’-]{0,59})["”»’]/u;

/** A name in quotation marks, which may hold words that are none without them: «Mi Cielo». */
function quotedName(message: NormalisedText, raw: string, isKnown: (word: string) => boolean): FoundName | null {
  const name = QUOTED.exec(raw)?.[1]?.trim();
  if (!name) return null;
  const words = fold(name)
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (words.every(isKnown)) return null;
  const at = Math.max(0, message.text.indexOf(` ${words[0]} `));
  return { name, at, end: at + name.length };
}

/** The words that 'Ana Sofía cabe?' asks about, or those that 'no, mejor Lucas' changes the name of a described piece to. */
function implied(words: readonly Word[], thread: Thread): readonly Word[] {
  const fits = words.findIndex(({ text }) => /^cab(?:e|en|ria)$/.test(text));
  if (fits > 0) return words.slice(0, fits);
  const better = words.findIndex(({ text }) => text === 'mejor');
  if (thread.intent !== 'design' || better < 0 || better > 3) return [];
  const rest = words.slice(better + 1);
  const end = rest.findIndex(({ text }) => /^(?:con|en|y|por|[|,])$/.test(text));
  return end < 0 ? rest : rest.slice(0, end);
}

const SHOP = new Set(SHOP_WORDS);

function isOrdinary(word: string): boolean {
  return COMMON_WORDS.has(word) || SHOP.has(word);
}

/** All of the words as one name; null when one of them is none. */
function bareName(words: readonly Word[], isKnown: (word: string) => boolean): string | null {
  const typed = words.filter(({ text }) => text !== '|' && text !== ',');
  if (typed.length === 0 || typed.length > 4) return null;
  const isName = typed.every(
    ({ raw, text }) => /^\p{L}[\p{L}'’.-]+$/u.test(raw) && !isKnown(fold(raw)) && !NO_NAMES.has(text),
  );
  return isName ? typed.map(({ raw }) => raw.charAt(0).toLocaleUpperCase('es') + raw.slice(1)).join(' ') : null;
}

const NO_NAMES = new Set(
  'si no ok gracias hola nada listo vale cuanto que como persona asesor parar stop bueno dale claro cual precio despues luego todavia aun'.split(
    ' ',
  ),
);
