import { aProduct, groups, products } from '../../testing/catalogue-data';
import { categoryLabel, filterProducts, groupProducts, readFilter } from './catalogue-filter';
import { CATEGORIES, categoryPath } from './categories';

const filterOf = (query: string) => readFilter(new URLSearchParams(query));
const namesFor = (query: string) => filterProducts(products, filterOf(query)).map(({ name }) => name);

describe('readFilter', () => {
  it('prefers the category to the search', () => {
    expect(filterOf('category=mochila&search=mudas')).toEqual({ kind: 'category', value: 'mochila' });
  });

  it.each(['', 'search=', 'search=%20%20', 'category=&search='])('reads %j as no filter', (query) => {
    expect(filterOf(query)).toEqual({ kind: 'none' });
  });

  it.each(['panalera', 'PAÑALERA', 'Pañaleras', ' pañalera '])('reads the category %j', (category) => {
    expect(readFilter(new URLSearchParams({ category }))).toEqual({ kind: 'category', value: 'pañalera' });
  });

  it('trims the search and keeps its spelling', () => {
    expect(filterOf('search=%20Mudas%20')).toEqual({ kind: 'search', text: 'Mudas' });
  });
});

describe('filterProducts', () => {
  it('matches a category with name or category text, never with the description', () => {
    expect(namesFor('category=mochila')).toEqual(['Mochila Milano', 'Mochila Clásica']);
    expect(namesFor('category=cambiador')).toEqual(['Cambiador']);
    expect(namesFor('category=bolso')).toEqual([]);
  });

  it('matches a product category that is no filter value', () => {
    expect(namesFor('category=Accesorios')).toEqual(['Cambiador']);
  });

  it.each([
    ['panalera', ['Pañalera Multifuncional']],
    ['PAÑALERAS', ['Pañalera Multifuncional']],
    ['mochilas', ['Mochila Milano', 'Mochila Clásica']],
    ['organizadores', ['Organizador de Mudas']],
    ['clasica mochila', ['Mochila Clásica']],
    ['la mochila con reata', ['Mochila Milano']],
    ['acolchad', ['Mochila Clásica', 'Cambiador']],
    ['accesorios', ['Cambiador']],
  ])('finds %j in name, category and description', (search, found) => {
    expect(filterProducts(products, { kind: 'search', text: search }).map(({ name }) => name)).toEqual(found);
  });

  it.each(['zapato', '%', '_', '"', "'; drop", '<b>"%🦁', '🎒', '\\', '.*', 'x'.repeat(10_000)])(
    'finds nothing for %j',
    (text) => {
      expect(filterProducts(products, { kind: 'search', text })).toEqual([]);
    },
  );

  it('finds a special character in a description', () => {
    const half = aProduct({ description: 'Con 50% de algodón' });
    expect(filterProducts([half, ...products], { kind: 'search', text: '%' })).toEqual([half]);
  });

  it('searches for short words when the text has no others', () => {
    expect(namesFor('search=de')).toEqual(expect.arrayContaining(['Organizador de Mudas']));
  });

  it('sorts matches in the name before matches in the description', () => {
    const described = aProduct({ id: 50, name: 'Cobija', description: 'Suave, para el cambiador' });
    const found = filterProducts([described, ...products], { kind: 'search', text: 'cambiador' });
    expect(found.map(({ name }) => name)).toEqual(['Cambiador', 'Cobija']);
  });

  it('keeps the order of the catalogue', () => {
    expect(filterProducts(products, { kind: 'none' })).toEqual(products);
  });
});

describe('groupProducts', () => {
  it('keeps the order of the groups and omits empty ones', () => {
    const result = groupProducts(products, [...groups, { id: 9, label: 'Loncheras', productIds: [99] }]);
    expect(result.map(({ label, products: members }) => [label, members.map(({ id }) => id)])).toEqual([
      ['Pañaleras', [7, 1]],
      ['Maletas', [3]],
      ['Organizadores', [5]],
      ['Otros', [8]],
    ]);
  });

  it('lists products without a group under other products', () => {
    const fresh = aProduct({ id: 40 });
    expect(groupProducts([...products, fresh], groups).at(-1)).toEqual({ label: 'Otros Productos', products: [fresh] });
  });
});

describe('categories', () => {
  it('have a path that is read back as the same category', () => {
    for (const { value, label } of CATEGORIES) {
      const { searchParams } = new URL(categoryPath(label), 'http://localhost');
      expect(readFilter(searchParams)).toEqual({ kind: 'category', value });
    }
  });

  it('have a label from the chips or from a product', () => {
    expect(categoryLabel('panalera', [])).toBe('Pañaleras');
    expect(categoryLabel('accesorios', products)).toBe('Accesorios');
    expect(categoryLabel('zapatos', products)).toBeUndefined();
  });
});
