/** 'a, b y c' */
export function listed(items: readonly string[]): string {
  return LIST.format(items);
}

/** 'a, b o c' */
export function either(items: readonly string[]): string {
  return EITHER.format(items);
}

/** '15 a 20' */
export function range([fewest, most]: readonly [number, number]): string {
  return `${fewest} a ${most}`;
}

export function lower(text: string): string {
  return text.toLocaleLowerCase('es');
}

const LIST = new Intl.ListFormat('es-CO');
const EITHER = new Intl.ListFormat('es-CO', { type: 'disjunction' });
