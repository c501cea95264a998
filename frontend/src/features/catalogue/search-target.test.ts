import { searchTarget } from './search-target';

const category = (name: string) => `/productos?${new URLSearchParams({ category: name })}`;
const search = (text: string) => `/productos?${new URLSearchParams({ search: text })}`;

describe('searchTarget', () => {
  it.each(['', '   ', '\n\t'])('ignores %j', (text) => {
    expect(searchTarget(text)).toBeNull();
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
    expect(searchTarget(text)).toBe(category(name));
  });

  it.each([
    ['Mochila Milano', 'maleta'],
    ['bolso de viaje', 'maleta'],
    ['mochila grande', 'pañalera'],
    ['kit de bebé', 'pañalera'],
    ['portachupeta', 'lonchera'],
    ['porta documentos', 'lonchera'],
    ['bolso mariposa', 'bolso'],
    ['pañalera de papá', 'pañalera'],
  ])('takes the first group that matches %j, also when the text names a piece of another one', (text, name) => {
    expect(searchTarget(text)).toBe(category(name));
  });

  it.each([
    ['PAÑALERAS', 'pañalera'],
    ['panalera', 'pañalera'],
    ['BEBE', 'pañalera'],
    ['BAÚL', 'lonchera'],
  ])('ignores accents and capitals in %j', (text, name) => {
    expect(searchTarget(text)).toBe(category(name));
  });

  it.each(['chupo', 'tetero', 'morral', 'niña', 'regalo', 'llavero', 'kit'])(
    'searches for %j, which no group has',
    (text) => {
      expect(searchTarget(text)).toBe(search(text));
    },
  );

  it('searches for other texts, trimmed and in lower case', () => {
    expect(searchTarget('  León & co % ')).toBe(search('león & co %'));
  });
});
