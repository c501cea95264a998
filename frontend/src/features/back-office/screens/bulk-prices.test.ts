import { bulkEdits, type BulkPriceValues, draftProblem, newPrice, percentProblem, type PricedRow } from './bulk-prices';

const values = (more: Partial<BulkPriceValues> = {}): BulkPriceValues => ({
  direction: 'up',
  percent: '10',
  step: '1000',
  ...more,
});
const row = (price: number, more: Partial<PricedRow> = {}): PricedRow => ({
  key: 'product 1',
  entity: 'product',
  id: 1,
  name: 'Mochila',
  price,
  stored: price,
  ...more,
});

describe('percentProblem', () => {
  it.each(['10', '4,5', '4.5', ' 12 % ', '0,25', '200'])('accepts %j', (percent) => {
    expect(percentProblem(values({ percent }))).toBeUndefined();
  });

  it.each([
    ['', 'Escribe el porcentaje'],
    ['   ', 'Escribe el porcentaje'],
    ['4,5,6', 'un solo número'],
    ['1e9', 'un solo número'],
    ['diez', 'un solo número'],
    ['4,555', 'un solo número'],
    ['NaN', 'un solo número'],
    ['-10', 'sin signo'],
    ['+10', 'sin signo'],
    ['0', 'mayor que 0'],
    ['0,00', 'mayor que 0'],
    ['200,01', 'máximo 200'],
    ['999', 'máximo 200'],
  ])('explains %j', (percent, problem) => {
    expect(percentProblem(values({ percent }))).toContain(problem);
  });

  it('lowers by at most 90 percent', () => {
    expect(percentProblem(values({ direction: 'down', percent: '90' }))).toBeUndefined();
    expect(percentProblem(values({ direction: 'down', percent: '90,01' }))).toContain('máximo 90');
  });
});

describe('newPrice', () => {
  it.each<[number, Partial<BulkPriceValues>, number]>([
    [435_000, {}, 479_000],
    [435_000, { step: '100' }, 478_500],
    [435_000, { percent: '4,6' }, 455_000],
    [435_000, { direction: 'down' }, 392_000],
    [435_000, { direction: 'down', percent: '90' }, 44_000],
    [435_000, { percent: '200' }, 1_305_000],
    [15_000, { percent: '4,5', step: '100' }, 15_700],
  ])('changes %d with %j to %d', (price, more, result) => {
    expect(newPrice(row(price), values(more))).toEqual({ price: result });
  });

  it.each<[number, Partial<BulkPriceValues>, string]>([
    [0, {}, 'va incluido'],
    [1_000, {}, 'queda igual'],
    [15, {}, 'quedaría en $0'],
    [1_450, { percent: '1' }, 'al revés'],
    [90_000_000, { percent: '20' }, 'máximo'],
  ])('keeps %d with %j: %s', (price, more, reason) => {
    expect(newPrice(row(price), values(more))).toEqual({ reason: expect.stringContaining(reason) as string });
  });
});

describe('bulkEdits', () => {
  it('expects the published price and starts from the price of the draft', () => {
    expect(bulkEdits([row(450_000, { stored: 435_000 }), row(0)], values())).toEqual([
      { entity: 'product', id: 1, field: 'price', value: 495_000, expected: 435_000 },
    ]);
  });
});

describe('draftProblem', () => {
  it.each([
    [0, 0, 0, 'Elige al menos'],
    [2, 0, 0, 'Ningún precio cambia'],
    [301, 301, 0, 'máximo 300'],
    [300, 300, 201, 'está lleno'],
  ])('explains %d chosen rows, %d edits and %d changes in the draft', (picked, edits, inDraft, problem) => {
    expect(draftProblem(picked, edits, inDraft)).toContain(problem);
  });

  it('accepts 300 edits beside 200 changes', () => {
    expect(draftProblem(300, 300, 200)).toBeUndefined();
  });
});
