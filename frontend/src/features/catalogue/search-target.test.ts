import { searchTarget } from './search-target';

const NAMES = [
  'Mochila Milano',
  'Mochila Clásica',
  'Portachupeta',
  'Lonchera Baul',
  'Organizador de Mudas',
  'Cambiador',
];
const target = (text: string) => searchTarget(text, NAMES);

const category = (name: string) => `/productos?${new URLSearchParams({ category: name })}`;
const search = (text: string) => `/productos?${new URLSearchParams({ search: text })}`;

describe('searchTarget', () => {
  it.each(['kit', 'kit de bebé', 'combo para mi bebé'])('searches for %j, a name of the kit', (text) => {
    expect(target(text)).toBe(search(text));
  });

  it.each(['', '   ', '\n\t'])('ignores %j', (text) => {
    expect(target(text)).toBeNull();
  });

  it.each([
    ['equipaje', 'maleta'],
    ['Para mi bebé', 'pañalera'],
    ['diaper', 'pañalera'],
    ['changing pad', 'cambiador'],
    ['butterfly', 'bolso'],
    ['universitaria', 'mochila'],
    ['biberones', 'lonchera'],
    ['higiene', 'organizador'],
    ['milan', 'maleta'],
  ])('maps %j to the category %j', (text, name) => {
    expect(target(text)).toBe(category(name));
  });

  it.each([
    ['PAÑALERAS', 'pañalera'],
    ['panalera', 'pañalera'],
    ['BEBE', 'pañalera'],
    ['BIBERÓNES', 'lonchera'],
  ])('ignores accents and capitals in %j', (text, name) => {
    expect(target(text)).toBe(category(name));
  });

  it.each(['milano', 'Mochila Milano', 'portachupeta', 'portachupetas', 'baúl', 'el organizador de mudas'])(
    'searches for %j, a product name',
    (text) => {
      expect(target(text)).toBe(search(text.toLowerCase()));
    },
  );

  it.each([
    ['mochilas', 'mochila'],
    ['cambiador', 'cambiador'],
    ['mochila grande', 'mochila'],
    ['bolso de viaje', 'bolso'],
  ])('prefers the category in %j to keywords of other categories', (text, name) => {
    expect(target(text)).toBe(category(name));
  });

  it.each([
    'portadocumentos',
    'porta documentos',
    'chupo',
    'tetero',
    'morral',
    'niña',
    'regalo',
    'llavero',
    'baby shower',
  ])('searches for %j instead of opening a category', (text) => {
    expect(target(text)).toBe(search(text));
  });

  it('opens the category of a longer text that names it', () => {
    expect(target('pañalera de papá')).toBe(category('pañalera'));
  });

  it('resolves categories before the products are loaded', () => {
    expect(searchTarget('mochila milano', [])).toBe(category('mochila'));
  });

  it('searches for other texts, trimmed and in lower case', () => {
    expect(target('  León & co % ')).toBe(search('león & co %'));
  });
});
