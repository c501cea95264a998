import type { EditableRows } from '../../src/back-office/application/editable-rows.port.js';
import { type Entity, keyOf, type RowId, type RowRef, type Values } from '../../src/back-office/domain/change.js';

const PHOTO = {
  letter: 'classic',
  letterSize: 'large',
  thread: 'cream',
  motif: 'none',
  bagColour: 'sage',
  strap: 'anchors',
};

/** Contract of every store of the owner's rows, on the rows of a new shop. `run` runs its argument in a transaction. */
export function itKeepsEditableRows(rows: () => EditableRows, run: <T>(work: () => Promise<T>) => Promise<T>): void {
  const find = async (entity: Entity, id: RowId) => (await rows().find([{ entity, id }])).get(keyOf({ entity, id }));
  const update = (entity: Entity, id: RowId, values: Values) =>
    run(() => rows().write({ updates: [{ entity, id, values }], creations: [] }));
  const create = (entity: Entity, values: Values) =>
    run(() => rows().write({ updates: [], creations: [{ entity, values }] }));

  it('finds rows with every field, and leaves out those that do not exist', async () => {
    const refs: RowRef[] = [
      { entity: 'product', id: 7 },
      { entity: 'product', id: 999 },
      { entity: 'setting', id: 'delivery.standard' },
      { entity: 'setting', id: 'contact.phone' },
    ];
    const found = await run(() => rows().findForUpdate(refs));
    expect([...found.keys()].sort()).toEqual(['product 7', 'setting contact.phone', 'setting delivery.standard']);
    expect(found.get('product 7')!.values).toMatchObject({ name: 'Mochila Milano', price: 435_000, withdrawn: false });
    expect(found.get('setting delivery.standard')!.values).toEqual({ value: [15, 20] });
    expect(found.get('setting contact.phone')!.values).toEqual({ value: '+57 300 000 0000' });
  });

  it('lists rows with some of their fields, in the shop’s order', async () => {
    const all = await run(() => rows().list('product', ['name', 'price', 'unknown']));
    expect(all.find(({ id }) => id === 7)).toEqual({
      entity: 'product',
      id: 7,
      values: { name: 'Mochila Milano', price: 435_000 },
    });
    const options = await run(() => rows().list('option', ['label']));
    expect(options.find(({ id }) => id === 'font_size/large')!.values).toEqual({ label: 'Grande' });
  });

  it('finds an option without its kind while only one has its id', async () => {
    expect(await find('option', 'pompon')).toMatchObject({ id: 'pompon', values: { kind: 'add_on', price: 45_000 } });
    expect(await find('option', 'large')).toMatchObject({ id: 'font_size/large' });
    expect(await find('option', 'bag_color/black')).toMatchObject({ values: { label: 'Negro' } });
    expect(await find('option', 'black')).toBeUndefined();
  });

  it.each([
    [
      'product',
      1,
      { name: 'Otra', price: 1, inStock: false, description: '', rank: 9, embroiderable: false, kitOnly: true },
    ],
    [
      'product',
      2,
      {
        pictures: ['6b8d147d780b1ef9cc7f'],
        plainPictures: [],
        pictureAlts: { '6b8d147d780b1ef9cc7f': 'Un cambiador' },
      },
    ],
    ['option', 'font_size/large', { label: 'Enorme', price: 12, description: 'Más grande', position: 7 }],
    ['option', 'bow', { kitGift: false }],
    ['product_group', 6, { label: 'Lo demás', lastRank: 9_000 }],
    [
      'discount_code',
      'SIGERIST15',
      {
        percent: null,
        amount: 5,
        from: '2026-12-01T05:00:00.000Z',
        until: '2026-12-25T05:00:00.000Z',
        totalLimit: 3,
        perCustomerLimit: 1,
        withdrawn: true,
      },
    ],
    [
      'faq',
      'envios-cuanto-cuesta',
      { question: '¿Y el envío?', answer: 'Barato.', category: 'Pagos', withdrawn: true },
    ],
    ['setting', 'contact.phone', { value: null }],
    ['setting', 'contact.phone', { value: '+57 311 222 3344' }],
    ['setting', 'delivery.standard', { value: [3, 4] }],
    ['setting', 'contact.hours', { value: { start: '08:00', end: '17:00' } }],
    ['setting', 'closing', { value: { from: '2026-12-20', until: '2027-01-10', note: '' } }],
    [
      'setting',
      'kit.pieces',
      {
        value: [
          { productId: 3, name: 'Mochila', withName: true },
          { productId: 7, name: 'Mochila Milán', withName: false },
        ],
      },
    ],
    ['product', 7, { photoDesign: PHOTO }],
    [
      'product',
      7,
      {
        heightCm: 41,
        widthCm: null,
        depthCm: 18,
        weightG: 990,
        litres: 16.5,
        strapCm: 90,
        measured: true,
        fits: 'Un portátil',
        openPicture: null,
      },
    ],
    ['option', 'personalization', { hiddenWithEmbroidery: true }],
    ['option', 'bow', { exceptProducts: [1, 8] }],
    ['text', 'footerAbout', { value: 'Hola' }],
  ] as [Entity, RowId, Values][])('stores changes of %s %s, and takes them back', async (entity, id, changes) => {
    const before = (await find(entity, id))!;
    await update(entity, id, changes);
    expect(await find(entity, id)).toEqual({ ...before, values: { ...before.values, ...changes } });
    await update(entity, id, before.values);
    expect(await find(entity, id)).toEqual(before);
  });

  it('creates rows with ascending ids, and also lists withdrawn ones', async () => {
    const product = {
      name: 'Mochila Milano',
      description: '',
      category: 'Mochilas',
      price: 1,
      rank: 999,
      embroiderable: true,
      inStock: true,
      kitOnly: false,
      withdrawn: true,
      pictures: ['6b8d147d780b1ef9cc7f'],
      plainPictures: [],
      pictureAlts: {},
      photoDesign: PHOTO,
      openPicture: '6b8d147d780b1ef9cc7f',
      heightCm: 1,
      widthCm: 2,
      depthCm: null,
      weightG: 3,
      litres: 0.5,
      strapCm: null,
      measured: false,
      fits: '',
    };
    const [id] = await create('product', product);
    const [next] = await create('product', product);
    expect(Number(next)).toBe(Number(id) + 1);
    expect(await find('product', id!)).toEqual({ entity: 'product', id, values: product });
    expect((await rows().list('product')).map((row) => row.id)).toEqual(expect.arrayContaining([7, id, next]));
    const option = {
      kind: 'add_on',
      id: null,
      label: 'Caja de regalo',
      description: null,
      price: 3,
      needs: null,
      kitGift: true,
      position: 99,
      withdrawn: false,
    };
    expect(await create('option', option)).toEqual(['caja-de-regalo']);
    const [faq] = await create('faq', {
      question: '¿?',
      answer: 'Sí.',
      category: 'Pagos',
      position: 1,
      withdrawn: false,
    });
    expect(await find('faq', faq!)).toMatchObject({ values: { answer: 'Sí.' } });
  });
}
