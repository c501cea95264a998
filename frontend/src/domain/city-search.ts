import { foldText } from '../shared/lib/fold-text';
import { editDistances } from './edit-distances';
import divipola from './divipola.json' with { type: 'json' };
import populous from './populous-cities.json' with { type: 'json' };

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

/** Other departments under which shoppers look for a city. */
const ALSO_IN: Record<string, string> = { '11001': 'Cundinamarca' };

/** Names that people use, or the law, for what the list calls otherwise; folded. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['santiago de cali', '76001'],
  ['san jose de cucuta', '54001'],
  ['don matias', '05237'],
]);

/** How people shorten names. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['sn', 'san'],
  ['bog', 'bogota'],
  ['bta', 'bogota'],
  ['med', 'medellin'],
  ['mde', 'medellin'],
  ['bga', 'bucaramanga'],
  ['bquilla', 'barranquilla'],
  ['ctg', 'cartagena'],
  ['ctgna', 'cartagena'],
  ['vcio', 'villavicencio'],
  ['smr', 'santa marta'],
]);

const MAX_SHOWN = 40;
/** Longer texts are no name of a city. */
const MAX_TYPED = 80;

const divisions = Object.entries(divipola as Record<string, { name: string; cities: Record<string, string> }>);
const cities: readonly City[] = divisions
  .flatMap(([, department]) =>
    Object.entries(department.cities).map(([code, city]) => toCity(code, city, department.name)),
  )
  .sort(byName(({ city }) => city));
/** Spelling of each department by its folded name. */
const departments: ReadonlyMap<string, string> = new Map(
  divisions.map(([, { name }]): [string, string] => [nameOf(name), name]).sort(byName(([, name]) => name)),
);
/** Place by population, approximately: the large cities, and the larger ones of those with the same name. */
const places: ReadonlyMap<string, number> = new Map(populous.map((code, place): [string, number] => [code, place]));

function toCity(code: string, city: string, department: string): City {
  const words = wordsOf(`${city} ${department} ${ALSO_IN[code] ?? ''}`);
  return { code, city, department, words, name: nameOf(city), departmentName: nameOf(department) };
}

/** Returns departments that match a prefix; all of them when the text is empty or a full name. */
export function findDepartments(text: string): string[] {
  const all = [...departments.values()];
  if (text.trim() === '' || departmentOf(text) !== undefined) return all;
  const typed = typedWords(text);
  const found = all.filter((name) => beginsWords(wordsOf(name), typed));
  if (found.length > 0) return found;
  const mistakesIn = mistakesOf(typed);
  return all.filter((name) => mistakesIn(wordsOf(name)) < Infinity);
}

/**
 * Returns cities that match a prefix, regardless of accents, capitals and abbreviations: those of the department first, then the exact
 * name, then names with the text as a word or at their start, each by population. Without a match, those that differ by one or two
 * letters in a word. An empty text returns all cities of the department.
 */
export function findCities(text: string, department: string): City[] {
  const typed = typedWords(text);
  const here = nameOf(department);
  if (typed.length === 0) return cities.filter(({ departmentName }) => departmentName === here);
  const start = typed.join(' ');
  const rank = ({ departmentName, name }: City) => (departmentName === here ? 0 : 3) + nameRank(name, start);
  const byRank = (one: City, other: City) => rank(one) - rank(other) || placeOf(one) - placeOf(other);
  const found = cities.filter((city) => beginsWords(city.words, typed) || isOtherName(city, start)).sort(byRank);
  return (found.length > 0 ? found : misspelt(typed, byRank)).slice(0, MAX_SHOWN);
}

/** Whether the text is the start of another name of the city, of at least two words: the first one alone finds too much. */
function isOtherName({ code }: City, start: string): boolean {
  return [...OTHER_NAMES].some(([name, of]) => of === code && start.includes(' ') && name.startsWith(start));
}

function nameRank(name: string, start: string): number {
  if (name === start) return 0;
  return name.startsWith(start) || ` ${name} `.includes(` ${start} `) ? 1 : 2;
}

function placeOf({ code }: City): number {
  return places.get(code) ?? places.size;
}

/** Those with the fewest wrong letters. */
function misspelt(typed: readonly string[], byRank: (one: City, other: City) => number): City[] {
  const mistakesIn = mistakesOf(typed);
  const mistakes = new Map(cities.map((city): [City, number] => [city, mistakesIn(city.words)]));
  const fewest = Math.min(...mistakes.values());
  return fewest === Infinity ? [] : cities.filter((city) => mistakes.get(city) === fewest).sort(byRank);
}

/** A typed word with its wrong letters against the words that it was compared with. */
interface Compared {
  part: string;
  letters: Map<string, number>;
}

/** The words of the last search: the next one, after a further letter or from the check of the form, has nearly the same. */
let lastCompared: readonly Compared[] = [];

/**
 * Counts the wrong letters of the typed words against other words; Infinity when a typed word is like none of them. Cities share most of their
 * words, so that each pair is compared only once.
 */
function mistakesOf(typed: readonly string[]): (words: readonly string[]) => number {
  const compared = typed.map(
    (part) => lastCompared.find((earlier) => earlier.part === part) ?? { part, letters: new Map<string, number>() },
  );
  lastCompared = compared;
  return (words) => {
    let sum = 0;
    for (const { part, letters } of compared) {
      for (const word of words) if (!letters.has(word)) letters.set(word, wrongLetters(part, word));
      sum += Math.min(...words.map((word) => letters.get(word)!));
      if (sum === Infinity) break;
    }
    return sum;
  };
}

/** Wrong letters between a typed word and the start of another; Infinity when they are too many for its length. */
function wrongLetters(typed: string, word: string): number {
  if (word.startsWith(typed)) return 0;
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (allowed === 0 || word.length < typed.length - allowed) return Infinity;
  // The word may go on after what was typed.
  const fewest = Math.min(...editDistances(typed, word));
  return fewest <= allowed ? fewest : Infinity;
}

/**
 * Returns the city with that name, or with these whole words in it, as 'Bogotá' or 'Buga'. Undefined when none or
 * several match, or the only one lies in another department than the chosen one.
 */
export function findCity(city: string, department: string): City | undefined {
  const chosen = departmentOf(department);
  const named = citiesNamed(city);
  const [only, another] = (named.length > 0 ? named : citiesWith(typedWords(city))).filter(
    (match) => !chosen || match.department === chosen || ALSO_IN[match.code] === chosen,
  );
  return another ? undefined : only;
}

/** Returns the city that a text means when it has exactly one match: of that name in the department or else anywhere. */
export function onlyCity(text: string, department: string): City | undefined {
  const named = findCity(text, department) ?? (citiesNamed(text).length > 0 ? findCity(text, '') : undefined);
  if (named || text.trim() === '') return named;
  const [only, another] = findCities(text, department);
  return another ? undefined : only;
}

/** A chosen city in one text: 'Rionegro, Antioquia'. Undefined when the two are no city of the list. */
export function cityInWords(city: string, department: string): string | undefined {
  const chosen = cities.find((match) => match.city === city && match.department === department);
  return chosen && (city === department ? city : `${city}, ${department}`);
}

/** Returns the department in the spelling of the list. */
export const departmentOf = (text: string): string | undefined => departments.get(nameOf(text));

/** Returns an error message for a city; undefined when it is valid. */
export function wrongCity(city: string, department: string): string | undefined {
  if (city === '') return undefined;
  const found = citiesNamed(city);
  if (found.length === 0) {
    const problem = findCities(city, '').length > 0 ? 'Hay varios lugares parecidos' : 'No encontramos ese lugar';
    return `${problem}. Escoge tu ciudad o municipio de la lista`;
  }
  const chosen = departmentOf(department);
  const here = !chosen || found.some((match) => match.department === chosen);
  return here ? undefined : `${found[0]!.city} no queda en ${chosen}`;
}

/** Returns an error message for a department that is not in the list; undefined when it is valid. */
export function wrongDepartment(department: string): string | undefined {
  return departmentOf(department) === undefined ? 'Escoge tu departamento de la lista' : undefined;
}

/** Whether several cities have this name. */
export function needsDepartment(city: string): boolean {
  return citiesNamed(city).length > 1;
}

function citiesNamed(city: string): City[] {
  const wanted = nameOf(city);
  const code = OTHER_NAMES.get(wanted);
  return cities.filter((match) => match.name === wanted || match.code === code);
}

function citiesWith(words: readonly string[]): City[] {
  if (words.length === 0) return [];
  return cities.filter(({ name }) => words.every((word) => name.split(' ').includes(word)));
}

function beginsWords(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

/** The words of a text with full words for abbreviations. */
function typedWords(text: string): string[] {
  return wordsOf(text.slice(0, MAX_TYPED)).flatMap((word) => (ABBREVIATIONS.get(word) ?? word).split(' '));
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

function nameOf(text: string): string {
  return wordsOf(text.slice(0, MAX_TYPED)).join(' ');
}

function byName<Entry>(name: (entry: Entry) => string): (one: Entry, other: Entry) => number {
  return (one, other) => name(one).localeCompare(name(other), 'es');
}
