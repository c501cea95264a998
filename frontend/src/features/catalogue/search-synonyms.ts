/** Words for the kit, besides the names of its pieces. Folded and singular. */
export const KIT_WORDS = [
  'kit',
  'combo',
  'conjunto',
  'juego',
  'set',
  'lujo',
  'regalo',
  'regalito',
  'obsequio',
  'shower',
];

/** Names of pieces that people write as two words. */
export const SPLIT_NAMES = /\b(porta) (chup|documento)/g;

/** What can be embroidered and carries the key ring with a text. */
const EMBROIDERED = ['panalera', 'mochila', 'bolso', 'maleta', 'lonchera', 'organizador', 'cambiador', 'portachupeta'];

const GROUPS: readonly (readonly [words: string, meant: readonly string[]])[] = [
  ['chupo chupon chupete portachupo portachupon portachupete', ['portachupeta']],
  ['tetero biberon pacha tetina mamila mamadera portatetero portabiberon', ['biberon']],
  ['morral morralito backpack', ['mochila']],
  ['maletin panalero', ['panalera']],
  ['neceser cosmetiquera', ['neceser', 'higiene']],
  ['nina nino nena nene hija hijo recien nacido papa mama', ['bebe']],
  ['llavero bordado bordada personalizado personalizada nombre', EMBROIDERED],
];

/** Other words for words of the catalogue: how shoppers call things by how the catalogue does. Folded and singular. */
export const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.flatMap(([words, meant]) => words.split(' ').map((word) => [word, meant] as const)),
);
