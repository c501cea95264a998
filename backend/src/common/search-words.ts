/**
 * Words of product names, and what people call these things: folded, in the plural too where the chatbot has to know it. A product that
 * the owner adds is found by its own name without an entry here.
 */
export const PRODUCT_WORDS: Readonly<Record<string, readonly string[]>> = {
  mochila: ['morral', 'morrales', 'morralito', 'backpack', 'bolso espalda'],
  panalera: ['diaper bag', 'panalero', 'panaleros', 'maletin', 'maletines', 'bolso panalero', 'bolsa panalera'],
  portachupeta: [
    'porta chupeta',
    'porta chupetas',
    'porta chupo',
    'porta chupos',
    'portachupo',
    'portachupos',
    'portachupon',
    'chupetero',
    'chupetera',
    'chupo',
    'chupos',
    'chupeta',
    'chupetas',
    'porta chupon',
    'chupon',
    'chupete',
    'portachupete',
  ],
  lonchera: ['lunchera', 'portacomida', 'porta comida', 'fiambrera', 'lonchera termica', 'lunch box', 'lunchbox'],
  cambiador: ['cambia panal', 'cambiapanal', 'cambia panales', 'colchoneta', 'tapete', 'tapetico'],
  maleta: ['valija', 'equipaje'],
  bolso: ['cartera', 'bolsa'],
  organizador: ['estuche'],
  higiene: ['aseo', 'neceser', 'neceseres', 'cosmetiquera', 'cosmetiqueras'],
  mudas: ['muda', 'ropa', 'ropita', 'sobres'],
  milano: ['milan', 'milana', 'milanesa'],
  clasica: ['clasico'],
  leon: ['leoncito', 'leona'],
  biberones: [
    'biberon',
    'teteros',
    'tetero',
    'mamila',
    'mamilas',
    'mamadera',
    'mamaderas',
    'pacha',
    'pachas',
    'tetina',
    'tetinas',
    'portabiberones',
    'portabiberon',
    'portateteros',
    'portatetero',
  ],
  baul: ['baulito', 'cofre'],
  viajera: ['viaje', 'viajero'],
  multifuncional: ['multifuncion', 'multiuso', 'multiusos', 'multifuncionales'],
  mariposa: ['mariposas', 'mariposita'],
};

const PEOPLE = 'nina nino nena nene hija hijo papa mama';

/** How searches read what shoppers type. All words are folded, singular and separated by spaces. */
export interface SearchWords {
  /** Words, and the words of the catalogue that each of them means besides itself. */
  readonly groups: readonly (readonly [words: string, meant: string])[];
  /** Are left out beside other words. */
  readonly small: string;
  /** Whom a piece is for: are left out as well, unless nothing else is said. */
  readonly people: string;
  /** A regular expression: names of pieces that people write as two words. */
  readonly split: string;
}

/** For the searches of the API and of the pages, which get them by `npm run openapi`. */
export const SEARCH_WORDS: SearchWords = {
  groups: [
    ...Object.entries(PRODUCT_WORDS).map(
      ([word, others]) => [searchable(singular(word), others), singular(word)] as const,
    ),
    [`${PEOPLE} recien nacido`, 'bebe'],
    // What can be embroidered and carries the key ring with a text.
    [
      'llavero bordado bordada personalizado personalizada nombre',
      'panalera mochila bolso maleta lonchera organizador cambiador portachupeta',
    ],
  ],
  small: 'a al con de del e el en la las los mi para por un una y',
  people: PEOPLE,
  split: '\\b(porta) (chup|documento)',
};

/** The single words that a search for the catalogue's word does not find anyway; a plural only without its singular. */
function searchable(word: string, others: readonly string[]): string {
  const isPlural = (other: string) =>
    [/s$/, /es$/].some((end) => end.test(other) && [word, ...others].includes(other.replace(end, '')));
  return others.filter((other) => !other.includes(' ') && !isPlural(other) && !word.includes(other)).join(' ');
}

/** Of a word of a product's name. */
function singular(word: string): string {
  return word.replace(/([^aeiou])es$/, '$1').replace(/([aeiou])s$/, '$1');
}
