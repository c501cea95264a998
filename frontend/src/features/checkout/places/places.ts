import { foldText } from '../../../shared/lib/fold-text';

/** A municipality of Colombia with its department, by the names that go onto the parcel. */
export interface Place {
  /** Of DANE's list (DIVIPOLA): five digits, the department's first. */
  code: string;
  city: string;
  department: string;
  /** What it is found by. */
  words: string[];
  /** What it is called in full, accents and capitals aside. */
  name: string;
  /** The same of its department. */
  departmentName: string;
}

type Divipola = Record<string, { name: string; cities: Record<string, string> }>;

/** People of the department around it look for the capital there. */
const ALSO_IN: Record<string, string> = { '11001': 'Cundinamarca' };

/** More than anybody reads: one more letter finds it. */
const MAX_SHOWN = 40;

let places: Place[] = [];
/** By what they are called in full. */
let departments = new Map<string, string>();

/** Brings the list, which is larger than the rest of the form. Until then, and without it, any place may be typed. */
export async function loadPlaces(): Promise<void> {
  const { default: divipola } = (await import('./divipola.json', { with: { type: 'json' } })) as { default: Divipola };
  const all = Object.values(divipola);
  places = all
    .flatMap(({ name, cities }) => Object.entries(cities).map(([code, city]) => toPlace(code, city, name)))
    .sort(byName(({ city }) => city));
  departments = new Map(all.map(({ name }): [string, string] => [nameOf(name), name]).sort(byName(([, name]) => name)));
}

function toPlace(code: string, city: string, department: string): Place {
  const words = wordsOf(`${city} ${department} ${ALSO_IN[code] ?? ''}`);
  return { code, city, department, words, name: nameOf(city), departmentName: nameOf(department) };
}

/** Departments that a text may be the beginning of; all of them while it is empty, or one already. */
export function findDepartments(text: string): string[] {
  const all = [...departments.values()];
  if (text.trim() === '' || departmentOf(text) !== undefined) return all;
  return all.filter((name) => beginsWords(wordsOf(name), wordsOf(text)));
}

/**
 * Cities that a text may be the beginning of, whatever its accents and capitals: those of the department first, and of
 * these the ones that begin with the text. Without a text the whole department.
 */
export function findCities(text: string, department: string): Place[] {
  const typed = wordsOf(text);
  const here = nameOf(department);
  if (typed.length === 0) return places.filter(({ departmentName }) => departmentName === here);
  const start = nameOf(text);
  const rank = ({ departmentName, name }: Place) =>
    (departmentName === here ? 0 : 2) + (name.startsWith(start) ? 0 : 1);
  return places
    .filter(({ words }) => beginsWords(words, typed))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MAX_SHOWN);
}

/**
 * The place that is meant by what somebody, or the browser, wrote: its name, or whole words of it, as 'Bogotá' or 'Buga'.
 * Undefined when it may be several or none, or lies in another department than the one that was chosen.
 */
export function placeOf(city: string, department: string): Place | undefined {
  const chosen = departmentOf(department);
  const named = placesNamed(city);
  const [only, another] = (named.length > 0 ? named : placesWith(wordsOf(city))).filter(
    (place) => !chosen || place.department === chosen || ALSO_IN[place.code] === chosen,
  );
  return another ? undefined : only;
}

/** The department that is meant by a text, spelled as on the list. */
export const departmentOf = (text: string): string | undefined => departments.get(nameOf(text));

/** What is wrong with a city, as far as the list is known. */
export function wrongCity(city: string, department: string): string | undefined {
  if (places.length === 0 || city === '') return undefined;
  const found = placesNamed(city);
  if (found.length === 0) return 'Escoge tu ciudad o municipio de la lista';
  const chosen = departmentOf(department);
  const here = !chosen || found.some((place) => place.department === chosen);
  return here ? undefined : `${found[0]!.city} no queda en ${chosen}`;
}

export function wrongDepartment(department: string): string | undefined {
  if (places.length === 0 || departmentOf(department) !== undefined) return undefined;
  return 'Escoge tu departamento de la lista';
}

function placesNamed(city: string): Place[] {
  const wanted = nameOf(city);
  return places.filter(({ name }) => name === wanted);
}

function placesWith(words: readonly string[]): Place[] {
  if (words.length === 0) return [];
  return places.filter(({ name }) => words.every((word) => name.split(' ').includes(word)));
}

function beginsWords(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

const nameOf = (text: string): string => wordsOf(text).join(' ');

function byName<Entry>(name: (entry: Entry) => string): (one: Entry, other: Entry) => number {
  return (one, other) => name(one).localeCompare(name(other), 'es');
}
