import type { Change, Json, Row } from './change.js';
import { previewOf } from './preview.js';

const row = (entity: Row['entity'], id: Row['id'], values: Row['values']) =>
  new Map([[`${entity} ${id}`, { entity, id, values }]]);
const piece = (productId: number, name: string, withName = false) => ({ productId, name, withName });
const NONE = new Map<string, Row>();

it('names the options of a photo design', () => {
  const photo = {
    letter: 'elegant',
    letterSize: 'medium',
    thread: 'cream',
    motif: 'bear',
    bagColour: 'navy',
    strap: 'anchors',
  };
  const rows = new Map([
    ...row('product', 7, { name: 'Mochila Milano' }),
    ...row('option', 'font_color/cream', { label: 'Crema' }),
    ...row('option', 'font_color/gold', { label: 'Dorado' }),
  ]);
  const change = {
    entity: 'product',
    id: 7,
    field: 'photoDesign',
    expected: photo,
    value: { ...photo, thread: 'gold' },
  };
  expect(previewOf([change as Change], rows)).toEqual([
    'Mochila Milano, lo que muestra la foto: hilo crema → hilo dorado',
  ]);
});

describe('previewOf', () => {
  const milano = row('product', 7, { name: 'Mochila Milano' });
  const code = row('discount_code', 'MAMA', { code: 'MAMA' });
  it.each<[string, Map<string, Row>, Partial<Change>, string]>([
    [
      'a rise',
      milano,
      { field: 'price', expected: 435_000, value: 455_000 },
      'Mochila Milano: $435.000 → $455.000 (+4,6 %)',
    ],
    [
      'a fall',
      milano,
      { field: 'price', expected: 435_000, value: 217_500 },
      'Mochila Milano: $435.000 → $217.500 (−50 %)',
    ],
    ['a first price', milano, { field: 'price', expected: 0, value: 5 }, 'Mochila Milano: $0 → $5'],
    [
      'a name',
      milano,
      { field: 'name', expected: 'Mochila Milano', value: 'Milán' },
      'Mochila Milano, nombre: Mochila Milano → Milán',
    ],
    [
      'a withdrawal',
      milano,
      { field: 'withdrawn', expected: false, value: true },
      'Mochila Milano: en la tienda → fuera de la tienda',
    ],
  ])('describes %s', (_what, rows, change, sentence) => {
    expect(previewOf([{ entity: 'product', id: 7, ...change } as Change], rows)).toEqual([sentence]);
  });

  it.each<[string, Json, Json, string]>([
    ['pictures', ['a', 'b'], ['a', 'b', 'c', 'd'], 'Mochila Milano, fotos: 2 fotos nuevas'],
    ['pictures', ['a', 'b'], ['c'], 'Mochila Milano, fotos: 1 foto nueva, 2 fotos menos, otra foto principal'],
    ['pictures', ['a', 'b', 'c'], ['a', 'c', 'b'], 'Mochila Milano, fotos: otro orden'],
    ['pictures', ['a', 'b'], ['b', 'a'], 'Mochila Milano, fotos: otra foto principal'],
    ['pictures', 'nonsense', ['a'], 'Mochila Milano, fotos: 1 foto nueva'],
    ['pictures', ['a'], ['a'], 'Mochila Milano, fotos: sin cambios'],
    ['plainPictures', [], ['a'], 'Mochila Milano, fotos sin bordado: 1 foto nueva'],
    [
      'pictureAlts',
      { a: 'Uno', b: 'Dos' },
      { a: 'Otro' },
      'Mochila Milano, textos de las fotos: «Otro», 1 texto menos',
    ],
    ['pictureAlts', null, { a: 'Uno' }, 'Mochila Milano, textos de las fotos: «Uno»'],
  ])('describes a change of %s of a product', (field, expected, value, sentence) => {
    expect(previewOf([{ entity: 'product', id: 7, field, expected, value }], milano)).toEqual([sentence]);
  });

  it.each<[string, Json, Json, string]>([
    ['until', null, '2026-12-25T05:00:00.000Z', 'Código MAMA, hasta: sin dato → 24 de diciembre de 2026 a las 23:59'],
    ['from', null, '2026-12-01T13:00:00.000Z', 'Código MAMA, desde: sin dato → 1 de diciembre de 2026 a las 8:00'],
    ['from', null, '2026-12-25T05:00:00.000Z', 'Código MAMA, desde: sin dato → 25 de diciembre de 2026 a las 0:00'],
    ['totalLimit', 3, null, 'Código MAMA, usos en total: 3 → sin dato'],
    ['until', 'nonsense', null, 'Código MAMA, hasta: "nonsense" → sin dato'],
  ])('describes a change of %s of a code', (field, expected, value, sentence) => {
    expect(previewOf([{ entity: 'discount_code', id: 'MAMA', field, expected, value }], code)).toEqual([sentence]);
  });

  it.each<[string, Json, Json, string]>([
    ['contact.phone', null, '+57 311 222 3344', 'Teléfono: sin dato → +57 311 222 3344'],
    ['contact.hours', null, { start: '08:00', end: '17:00' }, 'Horario: null → 08:00 a 17:00'],
    ['delivery.standard', [15, 20], [10, 12], 'Entrega normal: 15 a 20 días hábiles → 10 a 12 días hábiles'],
    [
      'closing',
      null,
      { from: '2026-12-20', until: '2027-01-10', note: '' },
      'Cierre por vacaciones: sin cierre → cerrado del 20 de diciembre de 2026 al 10 de enero de 2027',
    ],
    ['capacity.piecesPerWeek', 40, null, 'Piezas por semana: 40 → sin límite'],
    [
      'kit.pieces',
      [piece(1, 'Maleta'), piece(2, 'Mochila')],
      [piece(2, 'Mochila'), piece(3, 'Cambiador', true)],
      'Piezas del kit: entra Cambiador con nombre; sale Maleta',
    ],
    [
      'kit.pieces',
      [piece(1, 'Maleta', true), piece(2, 'Mochila')],
      [piece(2, 'Mochila Milán'), piece(1, 'Maleta')],
      'Piezas del kit: Mochila se llama Mochila Milán; Maleta sin nombre bordado; otro orden',
    ],
    ['kit.pieces', null, [piece(1, 'Maleta')], 'Piezas del kit: null → 1 pieza'],
  ])('describes a change of the setting %s', (id, expected, value, sentence) => {
    expect(previewOf([{ entity: 'setting', id, field: 'value', expected, value }], NONE)).toEqual([sentence]);
  });

  it.each([
    ['termina igual', 'termina distinto', '… del bebé termina igual → … del bebé termina distinto'],
    ['sigue', 'sigue', 'sin cambios'],
    ['sigue', 'sigue y sigue', '… del bebé sigue → … del bebé sigue y sigue'],
  ])('shows a long text from where it differs: %s, %s', (before, after, words) => {
    const [expected, value] = [before, after].map(
      (end) => `${'Una mochila que guarda todo '.repeat(3)}lo del bebé ${end}`,
    );
    const change = { entity: 'product' as const, id: 7, field: 'description', expected: expected!, value: value! };
    expect(previewOf([change], milano)).toEqual([`Mochila Milano, descripción: ${words}`]);
  });

  it.each([0, 1])('cuts no emoji in half, which PostgreSQL refuses in JSON: %i letters before', (letters) => {
    const long = 'a'.repeat(letters) + '👶'.repeat(200);
    const before = { '0123456789abcdef0123': 'Bolso' };
    const changes = [
      { field: 'description', expected: 'Una mochila', value: long },
      { field: 'description', expected: 5, value: [long] },
      { field: 'pictureAlts', expected: before, value: { '0123456789abcdef0123': long } },
    ].map((change) => ({ entity: 'product' as const, id: 7, ...change }));
    for (const sentence of previewOf(changes, milano)) expect(JSON.stringify(sentence)).not.toMatch(/\\ud/i);
  });

  it.each<[Change['entity'], Record<string, Json>, string]>([
    ['product', { name: 'Mochila Bebé', price: 300_000 }, 'Producto nuevo: Mochila Bebé, $300.000'],
    ['discount_code', { code: 'MAMA', percent: 10, amount: null }, 'Código nuevo: Código MAMA, 10 %'],
    ['discount_code', { code: 'MAMA', percent: null, amount: 20_000 }, 'Código nuevo: Código MAMA, $20.000'],
    ['faq', { question: '¿Y el envío?' }, 'Pregunta nueva: ¿Y el envío?'],
  ])('describes a new %s', (entity, values, sentence) => {
    expect(previewOf([{ entity, id: null, values }], NONE)).toEqual([sentence]);
  });
});
