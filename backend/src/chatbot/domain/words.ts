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

/** A frequent answer begins with a yes to its own question; the customer may have asked the opposite. */
export function withoutYes(answer: string): string {
  const rest = answer.replace(/^s[ií][.,:] +/iu, '');
  return rest.charAt(0).toLocaleUpperCase('es') + rest.slice(1);
}
