import { readFileSync } from 'node:fs';
import seed from '../../testing/seed-catalogue.gen.json' with { type: 'json' };
import type { ProductDto } from '../../api/catalogue.api';
import { filterProducts } from './catalogue-filter';
import searchWords from './search-words.gen.json' with { type: 'json' };
import { asksForKit, matches } from './search-words';

/** The search of the API is tested with the same file. */
const { cases } = JSON.parse(readFileSync(new URL('../../../../docs/search-cases.json', import.meta.url), 'utf8')) as {
  cases: { search: string; finds: string[]; misses: string[] }[];
};

const NAMES = [
  'Pañalera Multifuncional Pañaleras para tu bebé',
  'Organizador de Higiene Organizadores Un neceser',
  'Mochila Clásica Mochilas para cargar a tu bebé',
  'Lonchera Porta Biberones Loncheras',
  'Lonchera Baul Loncheras',
  'Portachupeta Accesorios',
];
const found = (query: string) =>
  NAMES.filter((name) => matches([name], query)).map((name) => name.split(' ', 2).join(' '));

describe('words of shoppers', () => {
  it.each([
    ['chupo', ['Portachupeta Accesorios']],
    ['chupos', ['Portachupeta Accesorios']],
    ['porta chupo', ['Portachupeta Accesorios']],
    ['tetero', ['Lonchera Porta']],
    ['teteros', ['Lonchera Porta']],
    ['biberón', ['Lonchera Porta']],
    ['pacha', ['Lonchera Porta']],
    ['tetina', ['Lonchera Porta']],
    ['morral', ['Mochila Clásica']],
    ['morrales', ['Mochila Clásica']],
    ['maletín', ['Pañalera Multifuncional']],
    ['pañalera de papá', ['Pañalera Multifuncional']],
    ['morral para niña', ['Mochila Clásica']],
    ['niña', ['Pañalera Multifuncional', 'Mochila Clásica']],
    ['cosmetiquera', ['Organizador de']],
  ])('find %j as %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it.each(['llavero', 'bordado', 'mochila bordada'])('find something for %j', (query) => {
    expect(found(query)).not.toEqual([]);
  });

  it.each(['regalo', 'un regalo para niña', 'baby shower', 'regalos'])('find the kit for %j', (query) => {
    expect(asksForKit(query)).toBe(true);
  });

  it.each(['portadocumentos', 'porta documentos', 'porta documento'])('find the piece of the kit for %j', (query) => {
    expect(asksForKit(query, ['Portadocumentos'])).toBe(true);
  });

  it('find no lunch bag for documents', () => {
    expect(found('porta documentos')).toEqual([]);
    expect(found('portadocumentos')).toEqual([]);
  });
});

describe('docs/search-cases.json, as the pages read them', () => {
  it.each(cases)('$search', ({ search, finds, misses }) => {
    const products = seed.products as ProductDto[];
    const found = filterProducts(products, { kind: 'search', text: search }).map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(finds));
    expect(found.filter((name) => misses.includes(name))).toEqual([]);
  });
});

it('each word of shoppers is in one group', () => {
  const words = searchWords.groups.flatMap(([group]) => group!.split(' '));
  expect(words).toEqual([...new Set(words)]);
});
