import { foldText } from '../shared/lib/fold-text';

/** A municipality of Colombia with its department, spelled as on the parcel. */
export interface City {
  /** DIVIPOLA code: five digits, beginning with the department's code. */
  code: string;
  city: string;
  department: string;
  /** Folded words for the search. */
  words: string[];
  /** Folded full name, without accents and capitals. */
  name: string;
  /** Folded full name of the department. */
  departmentName: string;
}

type Divipola = Record<string, { name: string; cities: Record<string, string> }>;

/** Other departments under which shoppers look for a city. */
const ALSO_IN: Record<string, string> = { '11001': 'Cundinamarca' };

const MAX_SHOWN = 40;

let cities: City[] = [];
/** Spelling of each department by its folded name. */
let departments = new Map<string, string>();

/** Loads the list on demand, because it is larger than the rest of the form. Until it is loaded any city is valid. */
export async function loadCities(): Promise<void> {
  const { default: divipola } = (await import('./divipola.json', { with: { type: 'json' } })) as { default: Divipola };
  const all = Object.values(divipola);
  cities = all
    .flatMap((department) =>
      Object.entries(department.cities).map(([code, city]) => toCity(code, city, department.name)),
    )
    .sort(byName(({ city }) => city));
  departments = new Map(all.map(({ name }): [string, string] => [nameOf(name), name]).sort(byName(([, name]) => name)));
}

function toCity(code: string, city: string, department: string): City {
  const words = wordsOf(`${city} ${department} ${ALSO_IN[code] ?? ''}`);
  return { code, city, department, words, name: nameOf(city), departmentName: nameOf(department) };
}

/** Returns departments that match a prefix; all of them when the text is empty or a full name. */
export function findDepartments(text: string): string[] {
  const all = [...departments.values()];
  if (text.trim() === '' || departmentOf(text) !== undefined) return all;
  return all.filter((name) => beginsWords(wordsOf(name), wordsOf(text)));
}

/**
 * Returns cities that match a prefix, regardless of accents and capitals: those of the department first, then names that
 * begin with the text. An empty text returns all cities of the department.
 */
export function findCities(text: string, department: string): City[] {
  const typed = wordsOf(text);
  const here = nameOf(department);
  if (typed.length === 0) return cities.filter(({ departmentName }) => departmentName === here);
  const start = nameOf(text);
  const rank = ({ departmentName, name }: City) => (departmentName === here ? 0 : 2) + (name.startsWith(start) ? 0 : 1);
  return cities
    .filter(({ words }) => beginsWords(words, typed))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MAX_SHOWN);
}

/**
 * Returns the city with that name, or with these whole words in it, as 'Bogotá' or 'Buga'. Undefined when none or
 * several match, or the only one lies in another department than the chosen one.
 */
export function findCity(city: string, department: string): City | undefined {
  const chosen = departmentOf(department);
  const named = citiesNamed(city);
  const [only, another] = (named.length > 0 ? named : citiesWith(wordsOf(city))).filter(
    (match) => !chosen || match.department === chosen || ALSO_IN[match.code] === chosen,
  );
  return another ? undefined : only;
}

/** Returns the department in the spelling of the list. */
export const departmentOf = (text: string): string | undefined => departments.get(nameOf(text));

/** Returns an error message for a city; undefined when it is valid or the list is not loaded. */
export function wrongCity(city: string, department: string): string | undefined {
  if (cities.length === 0 || city === '') return undefined;
  const found = citiesNamed(city);
  if (found.length === 0) return 'Escoge tu ciudad o municipio de la lista';
  const chosen = departmentOf(department);
  const here = !chosen || found.some((match) => match.department === chosen);
  return here ? undefined : `${found[0]!.city} no queda en ${chosen}`;
}

export function wrongDepartment(department: string): string | undefined {
  if (cities.length === 0 || departmentOf(department) !== undefined) return undefined;
  return 'Escoge tu departamento de la lista';
}

function citiesNamed(city: string): City[] {
  const wanted = nameOf(city);
  return cities.filter(({ name }) => name === wanted);
}

function citiesWith(words: readonly string[]): City[] {
  if (words.length === 0) return [];
  return cities.filter(({ name }) => words.every((word) => name.split(' ').includes(word)));
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
