import { asksForKit, matches } from './search-words';

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
