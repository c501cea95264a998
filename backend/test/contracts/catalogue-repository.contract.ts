import type { CatalogueRepository } from '../../src/catalogue/application/catalogue-repository.port.js';
import { seedSources } from '../../src/catalogue/adapters/typeorm/seed-catalogue.js';
import type { ProductSearch } from '../../src/catalogue/domain/product-search.js';

/** Contract of every store of the catalogue, on the seeded catalogue. */
export function itKeepsTheCatalogue(repository: () => CatalogueRepository): void {
  const found = async (search: ProductSearch) => (await repository().search(search)).map(({ name }) => name);
  const ids = async (search: ProductSearch) => (await repository().search(search)).map(({ id }) => id);

  it('loads the seeded catalogue', async () => {
    const seeded = seedSources();
    const loaded = await repository().load();
    expect(loaded.products.toSorted((a, b) => a.id - b.id)).toEqual(seeded.products);
    expect(loaded.groups.toSorted((a, b) => a.firstRank - b.firstRank)).toEqual(seeded.groups);
    expect(loaded.options).toHaveLength(seeded.options.length);
    expect(loaded.options).toEqual(expect.arrayContaining([...seeded.options]));
    expect(loaded.kitPieces.toSorted((a, b) => a.position - b.position)).toEqual(seeded.kitPieces);
    expect(loaded.settings).toEqual(expect.arrayContaining([...seeded.settings]));
  });

  it('takes over the products that it is given while nothing changes', async () => {
    const store = repository();
    const known = await store.load();
    expect(known.revision).toBe(await store.revision());
    const loaded = await store.load(known);
    expect(loaded).toEqual(known);
    for (const [at, product] of loaded.products.entries()) expect(product).toBe(known.products[at]);
  });

  it('finds everything in catalogue order when nothing is asked for', async () => {
    expect(await ids({})).toEqual([7, 1, 11, 3, 10, 9, 2, 5, 8, 12, 4, 6]);
  });

  it.each([
    ['maleta', ['Maleta Viajera']],
    ['pañalera', ['Pañalera Multifuncional']],
    ['cambiador', ['Cambiador']],
    ['bolso', ['Bolso Mariposa']],
    ['mochila', ['Mochila Milano', 'Mochila Clásica', 'Mochila León']],
    ['lonchera', ['Lonchera Baul', 'Lonchera Porta Biberones']],
    ['organizador', ['Organizador de Higiene', 'Organizador de Mudas']],
    ['PANALERA', ['Pañalera Multifuncional']],
    ['nada de esto', []],
  ])('category %s', async (category, names) => {
    expect(await found({ category })).toEqual(names);
  });

  it('gives the category precedence over the search', async () => {
    expect(await found({ category: 'maleta', search: 'mochila' })).toEqual(['Maleta Viajera']);
  });

  it.each([
    ['panalera', 'Pañalera Multifuncional'],
    ['PAÑALERAS', 'Pañalera Multifuncional'],
    ['mochilas', 'Mochila Clásica'],
    ['moshila', 'Mochila Clásica'],
    ['bolso mariposa', 'Bolso Mariposa'],
    ['Bolsos   Mariposa', 'Bolso Mariposa'],
    ['lonch', 'Lonchera Baul'],
    ['mudas', 'Organizador de Mudas'],
    ['leon', 'Mochila León'],
    ['baúl', 'Lonchera Baul'],
    ['organizadores', 'Organizador de Higiene'],
    ['mosquetón', 'Portachupeta'],
    ['reata importada', 'Cambiador'],
  ])('search %s finds %s', async (search, name) => {
    expect(await found({ search })).toContain(name);
  });

  it.each([
    'xyzzy',
    '%',
    '_',
    '%%%%',
    'mo_h',
    'mo%a',
    'carro',
    "'",
    '"',
    '\\',
    "'; DROP TABLE product; --",
    '👶🍼',
    '& | ! : *',
    '‰',
  ])('search %s finds nothing', async (search) => {
    expect(await found({ search })).toEqual([]);
  });

  it.each([
    ['10,000 letters', 'x'.repeat(10_000), 0],
    ['10,000 times the same word', 'mochila '.repeat(10_000), 3],
    ['a NUL and a lone surrogate', 'moch\u0000\ud800', 3],
    ['blanks', ' \t\n ', 12],
  ])('survives a search of %s', async (_what, search, count) => {
    expect(await found({ search })).toHaveLength(count);
  });

  it('gives pages that follow one another without a gap or a repetition', async () => {
    const first = await repository().search({ limit: 11 });
    const last = first.at(-1)!;
    expect(first).toHaveLength(11);
    expect(await ids({ after: { rank: last.rank, id: last.id } })).toEqual([6]);
    expect(await ids({ search: 'mochila', after: { rank: 3, id: 7 }, limit: 1 })).toEqual([3]);
  });
}
