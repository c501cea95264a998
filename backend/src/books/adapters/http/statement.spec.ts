import { cellsOf } from './statement-upload.js';
import { referenceDigest } from '../../../money/index.js';
import { amountOf, dayOf, readStatement } from '../../domain/bank-statement.js';
import { type OwingOrderFacts, proposeDeposits } from '../../domain/deposit.js';
import { type AccountEntry, compareStatement } from '../../domain/compare-statement.js';

const rowsOf = (file: string, encoding: BufferEncoding = 'utf8') => {
  const statement = readStatement(cellsOf({ buffer: Buffer.from(file, encoding) }, { body: undefined }));
  return statement?.rows.map(({ day, amount, reference }) => [day, amount, reference]);
};

describe('the statement of a bank', () => {
  it.each([
    ['1.234.567,00', 1_234_567],
    ['1,234,567.00', 1_234_567],
    ['$ 435.000', 435_000],
    ['435000', 435_000],
    ['435.000,50', 435_000.5],
    ['-435.000,00', -435_000],
    ['435.000-', -435_000],
    ['(435,000)', -435_000],
    ['\u2212$435.000', -435_000],
    ['COP 12.000', 12_000],
    ['1.23', 1.23],
    ['12.34.567', undefined],
    ['1e9', undefined],
    ['', undefined],
    ['99999999999999', undefined],
  ])('reads %j as %j pesos', (text, pesos) => {
    expect(amountOf(text)).toBe(pesos);
  });

  it.each([
    ['28/11/2026', '2026-11-28'],
    ['8-1-26', '2026-01-08'],
    ['2026-11-28', '2026-11-28'],
    ['2026/11/28 10:15', '2026-11-28'],
    ['20261128', '2026-11-28'],
    ['31/11/2026', undefined],
    ['11/28/2026', undefined],
    ['ayer', undefined],
  ])('reads %j as the day %j', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it.each([
    [
      'semicolons, a byte order mark and a preamble',
      '\uFEFFCuenta;000-1\r\nDesde;01/11/2026\r\nFecha;Descripción;Referencia;Valor\r\n28/11/2026;NEQUI;M1029384;1.234.567,00\r\n',
      'utf8',
    ],
    ['commas and quotes', 'Fecha,Valor,Referencia,Descripción\n28/11/2026,"1,234,567.00",M1029384,"NEQUI"\n', 'utf8'],
    ['Windows letters', 'Fecha;Valor;Referencia;Descripción\n28/11/2026;1.234.567,00;M1029384;NEQUI\n', 'latin1'],
    [
      'tabs in UTF-16',
      '\uFEFFFecha\tValor\tReferencia\tConcepto\n28/11/2026\t1.234.567,00\tM1029384\tNEQUI\n',
      'utf16le',
    ],
    [
      'two columns of amounts',
      'FECHA;REFERENCIA;DETALLE;DÉBITO;CRÉDITO\n28-11-2026;M1029384;NEQUI;;1.234.567,00\n',
      'utf8',
    ],
    ['no titles', '2026-11-28,1234567,M1029384 NEQUI\n', 'utf8'],
  ] as const)('reads %s', (_, file, encoding) => {
    expect(rowsOf(file, encoding)).toEqual([['2026-11-28', 1_234_567, 'M1029384 NEQUI']]);
  });

  it('lists lines that it cannot read, and drops sums and blank lines', () => {
    const file = 'Fecha;Valor;Referencia\n28/11/2026;diez mil;A\n;;\nTotal;10.000;\n28/11/2026;10.000;B\n';
    expect(readStatement(cellsOf({ buffer: Buffer.from(file) }, { body: undefined }))).toMatchObject({
      unreadable: [2],
      rows: [{ line: 5, amount: 10_000 }],
    });
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'request.invalid'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'money.statement_broken'],
    ['an endless line', Buffer.from(`a;b\n"${'x'.repeat(9_000)}"`), 'money.statement_broken'],
  ])('refuses %s', (_, buffer, code) => {
    expect(() => cellsOf({ buffer }, { body: undefined })).toThrow(expect.objectContaining({ code }));
  });
});

describe('a statement beside the books', () => {
  const entry = (id: string, day: string, amount: number, reference: string | null = null): AccountEntry => ({
    id,
    day,
    amount,
    reference,
    digest: reference === null ? null : referenceDigest(reference),
  });
  const bank = (line: number, day: string, amount: number, reference = '') => ({
    ...{ line, day, amount, reference, own: '' },
    dated: `row ${line}`,
  });

  it('matches by reference before amount and day, and lists what differs on both sides', () => {
    const compared = compareStatement(
      [
        bank(1, '2026-11-02', 435_000, 'TRANSFERENCIA NEQUI m-1029384'),
        bank(2, '2026-11-03', 435_000),
        bank(3, '2026-11-05', 90_000, 'M777001'),
        bank(4, '2026-11-09', 120_000),
        bank(5, '2026-11-10', 50_000, 'Intereses'),
        bank(6, '2026-11-10', -30_000, 'E55512'),
      ],
      [
        entry('near', '2026-11-06', 120_000),
        entry('same day', '2026-11-03', 435_000),
        entry('reference', '2026-11-03', 435_000, 'M1029384'),
        entry('other amount', '2026-11-05', 95_000, 'M777001'),
        entry('refund', '2026-11-10', -30_000, 'E55512'),
        entry('not in the bank', '2026-11-04', 70_000),
        entry('after the statement', '2026-11-12', 10_000),
      ],
      referenceDigest,
    );
    expect(compared.matched.map(({ bank: { line }, entry: { id }, by }) => [line, id, by])).toEqual([
      [1, 'reference', 'reference'],
      [6, 'refund', 'reference'],
      [2, 'same day', 'amount_and_day'],
      [4, 'near', 'amount_and_day'],
    ]);
    expect(compared.differing.map(({ reason, bank: row, entry: of }) => [reason, row?.line, of?.id])).toEqual([
      ['amount', 3, 'other amount'],
      ['not_in_books', 5, undefined],
      ['not_in_bank', undefined, 'not in the bank'],
    ]);
    expect(compared).toMatchObject({ from: '2026-11-02', to: '2026-11-10', bankSum: 1_100_000, booksSum: 1_125_000 });
  });

  it('never matches an entry twice', () => {
    const rows = [bank(1, '2026-11-02', 10_000), bank(2, '2026-11-02', 10_000)];
    const compared = compareStatement(rows, [entry('one', '2026-11-02', 10_000)], referenceDigest);
    expect(compared.matched).toHaveLength(1);
    expect(compared.differing).toMatchObject([{ reason: 'not_in_books', bank: { line: 2 } }]);
  });

  it('compares thousands of equal rows at once', () => {
    const rows = Array.from({ length: 5_000 }, (_, line) => bank(line, '2026-11-02', 10_000));
    const entries = rows.map(({ line }) => entry(String(line), '2026-11-02', 10_000));
    expect(compareStatement(rows, entries, referenceDigest).matched).toHaveLength(5_000);
  });
});

describe('money of a statement that the books do not have', () => {
  const proposals = (file: string, orders: readonly Partial<OwingOrderFacts>[], used: readonly string[] = []) => {
    const { rows } = readStatement(cellsOf({ buffer: Buffer.from(file) }, { body: undefined }))!;
    const facts = orders.map((order) => ({
      ...{ id: 'o', number: 'SIG-222222', customer: 'Ana', placedOn: '2026-11-01', owed: 0, firstPart: null },
      ...order,
    }));
    const found = proposeDeposits(rows, facts, (reference) => used.includes(reference));
    return [...found].map(([line, { reference, order, by, provider }]) => [
      line,
      reference,
      order?.number,
      by,
      provider,
    ]);
  };
  const HEAD = 'Fecha;Descripción;Referencia;Valor\n';

  it.each(['SIG-7K2QXM', 'TRANSF sig 7k2qxm-1 Laura', 'pago SIG7K2QXM'])('is of the order that %j names', (text) => {
    const file = `${HEAD}28/11/2026;${text};99887766;435.000\n`;
    expect(proposals(file, [{ number: 'SIG-7K2QXM', owed: 20_000 }])).toEqual([
      [2, '99887766', 'SIG-7K2QXM', 'number', null],
    ]);
  });

  it('may be of the only order that owes this amount, whole or as its first part', () => {
    const file = `${HEAD}28/11/2026;NEQUI;11112222;435.000\n28/11/2026;NEQUI;11113333;200.000\n27/11/2026;PSE;11114444;90.000\n27/11/2026;PSE;11115555;90.000\n26/11/2026;PSE;;50.000\n`;
    const orders = [
      { number: 'SIG-AAAAAA', owed: 435_000 },
      { number: 'SIG-BBBBBB', owed: 400_000, firstPart: 200_000 },
      // Two movements have this amount, one order was placed later, and two others owe the same.
      { number: 'SIG-CCCCCC', owed: 90_000 },
      { number: 'SIG-DDDDDD', owed: 50_000, placedOn: '2026-11-27' },
    ];
    expect(proposals(file, orders).map(([line, , number, by]) => [line, number, by])).toEqual([
      [2, 'SIG-AAAAAA', 'amount'],
      [3, 'SIG-BBBBBB', 'amount'],
      [4, undefined, null],
      [5, undefined, null],
      [6, undefined, null],
    ]);
    expect(proposals(file, [...orders, { number: 'SIG-EEEEEE', owed: 435_000 }])[0]).toEqual([
      ...[2, '11112222', undefined, null, null],
    ]);
  });

  it('is a deposit of the provider when its text says so, and nothing for cents and for money that left', () => {
    const file = `${HEAD}28/11/2026;ABONO WOMPI SAS;55556666;842.350\n28/11/2026;INTERESES;;12,50\n28/11/2026;RETIRO;;-50.000\n`;
    expect(proposals(file, [{ owed: 842_350 }])).toEqual([[2, '55556666', undefined, null, 'wompi']]);
  });

  it('has a name of its own: the number of the bank, or text and day where that is repeated, missing or used', () => {
    const row = (reference: string) => `28/11/2026;NEQUI;${reference};10.000\n`;
    const file = `${HEAD}${row('3001234567')}${row('3001234567')}${row('')}${row('')}${row('77778888')}${row('99990000')}${row('12')}`;
    expect(proposals(file, [], ['77778888']).map(([, reference]) => reference)).toEqual([
      '3001234567 NEQUI 2026-11-28 10000',
      '3001234567 NEQUI 2026-11-28 10000 (2)',
      'NEQUI 2026-11-28 10000',
      'NEQUI 2026-11-28 10000 (2)',
      '77778888 NEQUI 2026-11-28 10000',
      '99990000',
      '12 NEQUI 2026-11-28 10000',
    ]);
  });

  it('is known once it is recorded under that name, also when an equal movement of the day is not', () => {
    const { rows } = readStatement(
      cellsOf(
        { buffer: Buffer.from(`${HEAD}28/11/2026;NEQUI;;10.000\n28/11/2026;NEQUI;;10.000\n`) },
        { body: undefined },
      ),
    )!;
    const digest = referenceDigest(rows[1]!.dated);
    const recorded = { id: 'second', day: '2026-11-28', amount: 10_000, reference: rows[1]!.dated, digest };
    const { matched, differing } = compareStatement(rows, [recorded], referenceDigest);
    expect([matched[0]!.bank.line, differing[0]!.bank!.line]).toEqual([3, 2]);
  });
});
