import { keyOf, type RowRef } from './change.js';
import { checkChanges, problemsTogether, rowsOf, type TypedChange } from './read-changes.js';

const problemsOf = (...changes: TypedChange[]) => checkChanges(changes).problems;
const valueOf = (change: TypedChange) => {
  const { changes, problems } = checkChanges([change]);
  expect(problems).toEqual({});
  return changes[0];
};
const picture = (position: number) => String(position).padStart(20, '0');
const product = (field: string, value: unknown) => ({ entity: 'product', id: 1, field, value });
const piece = (productId: number, more: object = {}) => ({ productId, name: 'Bolso', withName: false, ...more });
const setting = (id: string, value: unknown) => ({ entity: 'setting', id, field: 'value', value });

const PHOTO = {
  letter: 'elegant',
  letterSize: 'medium',
  thread: 'cream',
  motif: 'bear',
  bagColour: 'navy',
  strap: 'anchors',
};

it('refuses a photo design with an option that the shop does not have', () => {
  const change = { entity: 'product', id: 7, field: 'photoDesign', value: PHOTO, expected: null } as const;
  const options = rowsOf([change]).filter(({ entity }) => entity === 'option');
  expect(options.map(({ id }) => id)).toContain('font_color/cream');
  const rows = (refs: readonly RowRef[]) => new Map(refs.map((ref) => [keyOf(ref), { ...ref, values: {} }]));
  expect(problemsTogether([change], rows(options))).toEqual({});
  expect(problemsTogether([change], rows(options.filter(({ id }) => id !== 'strap/anchors')))).toEqual({
    'changes.0.value': 'Elige una reata de la lista',
  });
});

describe('checkChanges', () => {
  it.each([
    ['name', '<script>alert(1)</script>', 'sin etiquetas HTML'],
    ['name', '</b>', 'sin etiquetas HTML'],
    ['name', '   ', 'Escribe este dato'],
    ['name', 'x'.repeat(81), 'máximo 80'],
    ['name', 5, 'Escribe un texto'],
    ['price', '435000', 'valor entero en pesos'],
    ['price', 1e12, 'de $0 a $100.000.000'],
    ['price', -1, 'valor entero en pesos'],
    ['price', 4.5, 'valor entero en pesos'],
    ['price', Number.NaN, 'valor entero en pesos'],
    ['price', null, 'valor entero en pesos'],
    ['rank', 0, 'de 1 a 9.999'],
    ['inStock', 'sí', 'Elige sí o no'],
    ['pictures', [], 'de 1 a 12 fotos'],
    ['pictures', Array.from({ length: 13 }, (_, at) => picture(at)), 'de 1 a 12 fotos'],
    ['pictures', [picture(1), picture(1)], 'dos veces'],
    ['pictures', ['../secreto'], 'no está en la tienda'],
    ['pictures', [7], 'no está en la tienda'],
    ['pictures', picture(1), 'la lista de fotos'],
    ['pictures', null, 'la lista de fotos'],
    ['plainPictures', Array.from({ length: 13 }, (_, at) => picture(at)), 'máximo 12 fotos'],
    ['photoDesign', null, 'lo que muestra la foto'],
    ['photoDesign', { ...PHOTO, thread: null }, 'un color de hilo de la lista'],
    ['photoDesign', { ...PHOTO, strap: "'; --" }, 'una reata de la lista'],
    ['photoDesign', { ...PHOTO, shape: 'round' }, 'solo lo que muestra la foto'],
    ['openPicture', 'abierta', 'no está en la tienda'],
    ['heightCm', 0, 'de 1 a 300'],
    ['weightG', 1.5, 'número entero'],
    ['litres', 1.25, 'de 0,1 a 200, con máximo un decimal'],
    ['litres', '16', 'de 0,1 a 200'],
    ['litres', Number.NaN, 'de 0,1 a 200'],
    ['fits', '<b>', 'sin etiquetas HTML'],
    ['pictureAlts', { [picture(1)]: '<b>' }, 'HTML'],
    ['pictureAlts', { [picture(1)]: ' ' }, 'qué se ve en la foto'],
    ['pictureAlts', { [picture(1)]: 5 }, 'qué se ve en la foto'],
    ['pictureAlts', { [picture(1)]: 'x'.repeat(201) }, 'máximo 200'],
    ['pictureAlts', { otra: 'x' }, 'no está en la tienda'],
    ['pictureAlts', ['x'], 'un texto por foto'],
    ['pictureAlts', Object.fromEntries(Array.from({ length: 61 }, (_, at) => [picture(at), 'x'])), 'máximo 60'],
  ])('refuses %s %j', (field, value, problem) => {
    expect(problemsOf(product(field, value))).toEqual({ 'changes.0.value': expect.stringContaining(problem) });
  });

  it('refuses a new row that another change of the list makes too', () => {
    const code = { entity: 'discount_code', values: { code: 'doble', percent: 10 } };
    const box = { entity: 'option', values: { kind: 'add_on', label: 'Caja', price: 10 } };
    expect(problemsOf(code, { ...code, values: { code: ' DOBLE', amount: 5_000 } }, box, box)).toEqual({
      'changes.1.values.code': 'Ya existe uno igual.',
      'changes.3.values.id': 'Ya existe uno igual.',
    });
  });

  it('keeps the name of a new row within its draft, and refuses one that is no name', () => {
    const box = { entity: 'option', key: 'caja-1', values: { kind: 'add_on', label: 'Caja', price: 10 } };
    expect(valueOf(box)).toMatchObject({ id: null, key: 'caja-1' });
    for (const key of ['', 'a b', 'x'.repeat(65), 7, null])
      expect(problemsOf({ ...box, key })).toEqual({ 'changes.0.key': expect.stringContaining('máximo 64') });
  });

  it('accepts pictures in order, and normalises their texts', () => {
    expect(valueOf(product('pictures', [picture(2), picture(1)]))).toMatchObject({ value: [picture(2), picture(1)] });
    expect(valueOf(product('plainPictures', []))).toMatchObject({ value: [] });
    const texts = { [picture(1)]: '  Bolso\n rosado ' };
    expect(valueOf(product('pictureAlts', texts))).toMatchObject({ value: { [picture(1)]: 'Bolso rosado' } });
  });

  it('normalises texts, and accepts a sign that is no tag', () => {
    expect(valueOf(product('name', '  Mochila\n 2 < 3  '))).toMatchObject({ value: 'Mochila 2 < 3' });
  });

  it.each([
    ['contact.phone', 'llámame', 'teléfono con números'],
    ['contact.whatsapp', '+57 300', 'con indicativo y sin espacios'],
    ['contact.email', 'hola', 'Escribe un correo'],
    ['social.instagram', 'javascript:alert(1)', 'https://'],
    ['legal.nit', '12', 'NIT'],
    ['bank.type', 'Colchón', 'Ahorros, Corriente'],
    ['delivery.standard', [20, 15], 'menor o igual'],
    ['delivery.standard', [0, 15], 'de 1 a 180'],
    ['delivery.standard', '15 a 20', 'dos números'],
    ['capacity.piecesPerWeek', 0, 'de 1 a'],
    ['contact.hours', { start: '18:00', end: '09:00' }, 'antes de la hora de fin'],
    ['contact.hours', 'todo el día', 'dos horas'],
    ['contact.hours', { start: '9:00', end: '25:00' }, 'dos horas'],
    ['closing', { from: '2026-12-20' }, 'dos fechas'],
    ['closing', { from: '2026-02-30', until: '2026-03-01' }, 'dos fechas'],
    ['closing', { from: '2026-12-20', until: '2027-12-20' }, 'máximo 180 días'],
    ['closing', { from: '2026-12-20', until: '2026-12-20', note: '<i>' }, 'HTML'],
    ['kit.discountPercent', 101, 'de 0 a 100'],
    ['kit.discountPercent', -1, 'de 0 a 100'],
    ['kit.discountPercent', '10', 'de 0 a 100'],
    ['kit.freeAccessories', 21, 'de 0 a 20'],
    ['kit.pieces', 'Mochila', 'Envía la lista'],
    ['kit.pieces', [], 'al menos una pieza'],
    ['kit.pieces', Array.from({ length: 21 }, (_, at) => piece(at + 1)), 'máximo 20 piezas'],
    ['kit.pieces', [piece(1), null], 'Pieza 2: Elige un producto.'],
    ['kit.pieces', [piece(1.5)], 'Pieza 1: Elige un producto.'],
    ['kit.pieces', [piece(1), piece(2, { name: ' ' })], 'Pieza 2: en el nombre, escribe este dato.'],
    ['kit.pieces', [piece(1, { name: '<b>x</b>' })], 'sin etiquetas HTML'],
    ['kit.pieces', [piece(1, { withName: 'sí' })], 'Elige si lleva el nombre bordado.'],
    ['kit.pieces', [piece(1), piece(2), piece(1)], 'Pieza 3: este producto ya está en el kit.'],
  ])('refuses the setting %s %j', (id, value, problem) => {
    expect(problemsOf(setting(id, value))).toEqual({ 'changes.0.value': expect.stringContaining(problem) });
  });

  it.each([
    ['contact.phone', null, null],
    ['legal.nit', ' 901.234.567-8 ', '901.234.567-8'],
    ['closing', { from: '2026-12-20', until: '2026-12-20' }, { from: '2026-12-20', until: '2026-12-20', note: '' }],
    ['capacity.piecesPerWeek', null, null],
    ['kit.pieces', [piece(3, { name: ' Mochila  Milán ', color: 'x' })], [piece(3, { name: 'Mochila Milán' })]],
    ['contact.hours', 'Lunes a sábado, 9:00 a 18:00', { start: '09:00', end: '18:00' }],
    ['contact.hours', { start: '8:30', end: '17:00' }, { start: '08:30', end: '17:00' }],
  ])('takes the setting %s %j', (id, value, stored) => {
    expect(valueOf(setting(id, value))).toMatchObject({ value: stored });
  });

  it('reads dates of a code as days of Bogota, also in what is expected', () => {
    const code = { entity: 'discount_code', id: ' sigerist15 ', field: 'until' };
    expect(valueOf({ ...code, value: '2026-12-24', expected: '2026-12-23' })).toMatchObject({
      id: 'SIGERIST15',
      value: '2026-12-25T05:00:00.000Z',
      expected: '2026-12-24T05:00:00.000Z',
    });
    expect(problemsOf({ ...code, value: '2026-12-24T10:00:00' })).toHaveProperty(['changes.0.value']);
  });

  it.each(['0000-01-01', '1999-12-31', '9999-12-31', '9999-12-31T23:59:59-23:59'])('refuses the date %s', (value) => {
    const code = { entity: 'discount_code', id: 'SIGERIST15', field: 'until', value };
    expect(problemsOf(code)).toEqual({ 'changes.0.value': 'Escribe una fecha como 2026-12-20.' });
  });

  it.each([['\0'], ['\ud800'], [{ 'a\0': 1 }], [[{ a: ['\udc00'] }]]])(
    'refuses %j, which the database cannot store',
    (text) => {
      expect(problemsOf({ ...product('price', 1), expected: text })).toEqual({
        'changes.0.expected': 'Este dato no es válido.',
      });
      expect(problemsOf({ entity: 'faq', id: text, field: 'question', value: 'x' })).toHaveProperty(['changes.0.id']);
    },
  );

  it('accepts the figures of answers', () => {
    const faq = (value: string) => ({ entity: 'faq', id: 'envios-cuanto-cuesta', field: 'answer', value });
    expect(valueOf(faq('Cerca de {shipping}.'))).toMatchObject({ value: 'Cerca de {shipping}.' });
    expect(problemsOf(faq('Cerca de {envio}.'))).toEqual({ 'changes.0.value': 'El dato {envio} no existe.' });
  });

  it('reports every fault at its path, and a field that changes twice', () => {
    expect(
      problemsOf(product('price', 1), product('price', 2), product('slug', 'x'), {}, { entity: 'text', values: {} }),
    ).toEqual({
      'changes.1.field': 'Este dato ya cambia en esta lista.',
      'changes.2.field': expect.any(String) as string,
      'changes.3.entity': expect.any(String) as string,
      'changes.4.id': expect.any(String) as string,
    });
  });

  it('reports the faults of a new row by field', () => {
    const values = { kind: 'bag_color', label: '', price: 5, needs: 'name', color: 'x', field: 'addPompon' };
    expect(problemsOf({ entity: 'option', values })).toEqual({
      'changes.0.values.label': expect.any(String) as string,
      'changes.0.values.color': 'Este dato no existe.',
      'changes.0.values.field': expect.stringContaining('no tiene un campo propio') as string,
    });
    expect(problemsOf({ entity: 'option', values: { kind: 'bag_color', label: 'Verde', needs: 'name' } })).toEqual({
      'changes.0.values.needs': 'Solo un complemento puede pedir un texto.',
    });
    expect(problemsOf({ entity: 'option', values: { kind: 'font_color', label: 'Verde', kitGift: true } })).toEqual({
      'changes.0.values.kitGift': 'Solo un complemento se puede regalar con el kit.',
    });
    const hidden = { kind: 'add_on', label: 'Cinta', hiddenWithEmbroidery: true };
    expect(problemsOf({ entity: 'option', values: hidden })).toEqual({
      'changes.0.values.hiddenWithEmbroidery': 'Solo se oculta un complemento que pide el nombre.',
    });
    expect(problemsOf({ entity: 'discount_code', values: { code: 'dos palabras' } })).toHaveProperty([
      'changes.0.values.code',
    ]);
    expect(problemsOf({ entity: 'product', values: 'x' })).toHaveProperty(['changes.0.values']);
  });

  it('gives a new row the values that were left out', () => {
    expect(valueOf({ entity: 'product', values: { name: 'Bolso', category: 'Bolsos', price: 5 } })).toMatchObject({
      id: null,
      values: { description: '', rank: 999, inStock: true, embroiderable: true, withdrawn: false, pictures: [] },
    });
  });
});
