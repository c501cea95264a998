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
    ['mudas', 'organizador'],
  ])('leads %j to the category %j', (text, name) => {
    expect(searchTarget(text)).toBe(category(name));
  });

  it.each([
    ['PAÑALERAS', 'pañalera'],
    ['panalera', 'pañalera'],
    ['BEBE', 'pañalera'],
    ['baúl', 'lonchera'],
  ])('understands %j whatever its accents and capitals', (text, name) => {
    expect(searchTarget(text)).toBe(category(name));
  });

  it('lets the name of a category win over a keyword of another', () => {
    expect(searchTarget('mochila milano')).toBe(category('mochila'));
    expect(searchTarget('bolso de viaje')).toBe(category('bolso'));
  });

  it('searches for anything else, trimmed and in lower case', () => {
    expect(searchTarget('  León & co % ')).toBe(search('león & co %'));
  });
});
