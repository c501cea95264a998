import { bogotaDay, DAY_MS } from '../../common/time.js';
import { fold } from './normalise.js';

/** A question that the bot did not understand; equal ones in other spellings are counted together. */
export interface Miss {
  readonly id: string;
  /** As it was last written, without personal data. */
  readonly question: string;
  readonly count: number;
  readonly lastAt: Date;
}

const MAX_QUESTION = 200;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu;
/** Numbers of orders and telephones: four digits or more, however they are grouped. */
const NUMBER = /\d(?:[ .-]?\d){3,30}/gu;
const ORDER = /\bSIG-?[a-z0-9]{4,12}\b/giu;
const NAME = /\b([Mm]e llamo|[Mm]i nombre es|[Ss]oy|[Hh]abla con)\s+\p{L}{1,30}(?:\s+\p{Lu}\p{Ll}{0,29}){0,3}/gu;

/** 'mi hija Valentina Ospina' */
const RELATIVE = /\b((?:[Hh]ij|[Nn]iet|[Ss]obrin|[Aa]hijad)[oa]|[Bb]eb[eé])(?:\s+\p{Lu}\p{Ll}{1,29}){1,4}/gu;

const ADDRESS =
  /#|\b(?:calle|carrera|cra|cll|transversal|diagonal|avenida|direccion|barrio|conjunto|apto|apartamento|manzana|vereda|(?:cl|kra?|cr|tv|dg|mz|torre|interior) ?\d)/u;
const PERSON =
  /\b(?:me llamo|se llama|se (?:va a llamar|llamara)|habla con|a nombre de|soy (?!de\b|un\b|una\b|nuev)|nombre\b.{0,40}(?:\bes\b|\bsera\b|:))/u;

/** Whether a text seems to contain a postal address or a person's name, which cannot be masked reliably. */
export function containsPersonalData(text: string): boolean {
  const words = fold(text.slice(0, 2_000)).replace(/\s+/gu, ' ');
  return ADDRESS.test(words) || PERSON.test(words);
}

/** Replaces emails, long numbers, order numbers and names after 'me llamo' and the like by `…`. */
export function withoutPersonalData(text: string): string {
  const masked = text
    .slice(0, 2_000)
    .replace(EMAIL, '…')
    .replace(ORDER, '…')
    .replace(NUMBER, '…')
    .replace(NAME, '$1 …')
    .replace(RELATIVE, '$1 …');
  return masked
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, MAX_QUESTION)
    .replace(/\p{Cs}/gu, '');
}

/** Equal for the same question in another case, with other accents or punctuation; '' for a text without a word. */
export function questionKey(question: string): string {
  return fold(question)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The first of the last `days` days, today included, as `YYYY-MM-DD` in Bogotá. */
export function firstDayOf(days: number, now: Date): string {
  return bogotaDay(new Date(now.getTime() - (days - 1) * DAY_MS));
}
