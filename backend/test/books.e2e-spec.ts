import request from 'supertest';
import { ManageStaff } from '../src/identity/index.js';
import { Ledger } from '../src/money/index.js';
import { Transaction } from '../src/common/transaction.port.js';
import { bogotaDay, DAY_MS } from '../src/common/time.js';
import type { BookMonthDto } from '../src/books/adapters/http/books.dto.js';
import type { EntryPageDto } from '../src/books/adapters/http/entries.dto.js';
import type { CheckedStatementDto } from '../src/books/adapters/http/statement.dto.js';
import type { BankTransferOrderDto } from '../src/orders/adapters/http/bank-transfer.dto.js';
import { anAddition } from './builders/cart-request.builder.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';
import { PASSWORD } from './support/shopper.js';

type Browser = ReturnType<typeof request.agent>;

const TODAY = bogotaDay(new Date());
const YESTERDAY = bogotaDay(new Date(Date.now() - DAY_MS));

describe('the books over HTTP', () => {
  let shop: TestApp;
  let owner: Browser;
  let workshop: Browser;
  let accountant: Browser;

  const staff = async (role: 'taller' | 'contador' | 'duena') => {
    await shop.app.get(ManageStaff).add(`${role}@sigerist.co`, PASSWORD, role);
    const browser = request.agent(shop.app.getHttpServer());
    await browser
      .post('/api/login')
      .send({ email: `${role}@sigerist.co`, password: PASSWORD })
      .expect(200);
    return browser;
  };
  const payout = (body: object = {}, browser = owner) =>
    browser
      .post('/api/money/payouts')
      .send({ day: YESTERDAY, amount: 842_350, fee: 27_650, reference: 'PAYOUT-1', ...body });
  const statement = (csv: string) => owner.post('/api/money/statements').set('content-type', 'text/csv').send(csv);

  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
    owner = await staff('duena');
    workshop = await staff('taller');
    accountant = await staff('contador');
    const receipt = { kind: 'payment', amount: 120_000, method: 'BANK_TRANSFER', reference: 'M1029384' } as const;
    const payer = { name: '=HYPERLINK("http://x")' };
    await shop.app
      .get(Transaction)
      .run(() => shop.app.get(Ledger).record({ ...receipt, actor: 'taller@sigerist.co', payer }));
  });
  afterAll(() => shop.close());

  it('records a deposit once, with a confirmed identity, and refuses what is no deposit with a Spanish answer', async () => {
    await payout().expect(403, /auth\.password_again/);
    await owner.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
    const wrong = [
      { amount: 0 },
      { amount: -1 },
      { amount: 1.5 },
      { amount: 1e12 },
      { fee: -1 },
      { day: bogotaDay(new Date(Date.now() + 2 * DAY_MS)) },
      { day: '2026-02-31' },
      { reference: '' },
      { provider: 'otro' },
    ];
    for (const body of wrong) {
      const { body: error, status } = await payout(body);
      expect([body, status, Object.keys((error as { fields: object }).fields)]).toEqual([body, 400, Object.keys(body)]);
    }
    const key = crypto.randomUUID();
    const first = await payout().set('Idempotency-Key', key).expect(201);
    expect((await payout().set('Idempotency-Key', key).expect(201)).body).toEqual(first.body);
    await payout({ amount: 1 })
      .set('Idempotency-Key', key)
      .expect(422, /request\.key_reused/);
    await payout({ reference: 'payout 1' }).expect(409, /money\.payout_known/);
    for (const browser of [workshop, accountant]) await payout({}, browser).expect(403, /auth\.forbidden/);

    const { items, sums } = (await owner.get(`/api/money/entries?from=${YESTERDAY}&to=${YESTERDAY}`).expect(200))
      .body as EntryPageDto;
    expect(items.map(({ kind, amount, net }) => [kind, amount, net]).sort()).toEqual([
      ['fee', 27_650, -27_650],
      ['payout', 842_350, 0],
    ]);
    expect(sums).toMatchObject({ payouts: 842_350, fees: 27_650, net: -27_650, received: 0 });
  });

  it('shows ledger and month to an accountant, and the sheet to no workshop', async () => {
    const page = (await accountant.get('/api/money/entries?kind=payment&method=BANK_TRANSFER').expect(200))
      .body as EntryPageDto;
    expect(page.items).toMatchObject([{ amount: 120_000, reference: 'M1029384', order: null }]);
    const month = (await accountant.get(`/api/money/months/${TODAY.slice(0, 7)}`).expect(200)).body as BookMonthDto;
    expect(month).toMatchObject({ received: 120_000, withoutOrder: 120_000, isClosed: false });
    await accountant.get('/api/money/months/2026-13').expect(400, /Escribe un mes/);
    for (const query of ['from=ayer', 'kind=gift', 'cursor=x', 'limit=0', 'to=2026-02-31'])
      expect([query, (await accountant.get(`/api/money/entries?${query}`)).status]).toEqual([query, 400]);
    expect((await accountant.get('/api/money/months/1999-01')).status).toBe(400);
    expect((await accountant.get('/api/money/months/2020-02').expect(200)).body).toMatchObject({ net: 0, sales: 0 });

    for (const path of ['entries', 'entries.csv']) await accountant.get(`/api/money/${path}?method=%00`).expect(200);
    const { text, headers } = await accountant.get('/api/money/entries.csv?kind=payment').expect(200);
    expect(headers['content-disposition']).toContain('libro.csv');
    const [head, row, rest] = text.split('\r\n');
    expect(head).toMatch(/^\uFEFF"Fecha del movimiento";"Fecha de registro";"Tipo";"Pedido";"Cliente";/);
    expect(row).toBe(
      `"${TODAY}";"${TODAY}";"Pago recibido";"";"'=HYPERLINK(""http://x"")";"Transferencia bancaria";"";"M1029384";120000;0;120000;"taller@sigerist.co";0`,
    );
    expect(rest).toBe('');
    await workshop.get('/api/money/entries.csv').expect(403, /auth\.forbidden/);
  });

  it('compares a statement of the bank, as a file or as a body, and refuses other files', async () => {
    const csv = `Fecha;Descripción;Referencia;Valor\n${TODAY};NEQUI;M1029384;120.000,00\n${YESTERDAY};WOMPI;PAYOUT1;842.350,00\n${YESTERDAY};INTERESES;;12,50\n`;
    const compared = (await statement(csv).expect(201)).body as CheckedStatementDto;
    expect(compared.matched.map(({ bank, entry, by }) => [bank.line, entry.amount, by])).toEqual([
      [2, 120_000, 'reference'],
      [3, 842_350, 'reference'],
    ]);
    expect(compared.differing).toMatchObject([
      { reason: 'not_in_books', bank: { line: 4, amount: 12.5 }, entry: null, deposit: null },
    ]);
    const upload = owner.post('/api/money/statements').attach('file', Buffer.from(csv, 'latin1'), 'extracto.csv');
    expect((await upload.expect(201)).body).toEqual(compared);

    await owner
      .post('/api/money/statements')
      .send({})
      .expect(415, /request\.not_multipart/);
    await owner
      .post('/api/money/statements')
      .attach('other', Buffer.from(csv), 'x.csv')
      .expect(400, /Sube el extracto/);
    await statement('hola').expect(422, /money\.statement_unreadable/);
    await statement(`${TODAY};1\n`.repeat(5_001)).expect(422, /money\.statement_too_long/);
    await statement('x'.repeat(1_100_000)).expect(413, /money\.statement_too_large/);
    await accountant.post('/api/money/statements').set('content-type', 'text/csv').send(csv).expect(403);
  });

  it('proposes what came and is not in the books, which is recorded once by that name', async () => {
    const sessionId = crypto.randomUUID();
    await owner.post('/api/cart').send(anAddition({ sessionId })).expect(201);
    const { body } = await owner.post('/api/orders/bank-transfer').send(aTransferRequest(sessionId)).expect(201);
    const { id, orderNumber: number, total: owed } = body as BankTransferOrderDto;
    const rows = [
      `NEQUI ${number};;${owed}`,
      `TRANSFERENCIA;55554444;${owed}`,
      'WOMPI;;500.000',
      '=2+5 de otra persona;;7.000',
    ];
    const csv = `Fecha;Descripción;Referencia;Valor\n${rows.map((row) => `${TODAY};${row}\n`).join('')}`;
    const proposed = async () =>
      ((await statement(csv).expect(201)).body as CheckedStatementDto).differing.flatMap(
        ({ deposit }) => deposit ?? [],
      );
    const order = { id, number, customer: 'Laura Restrepo', owed };
    const [named, equal, payout, other] = await proposed();
    expect(named).toEqual({ reference: `NEQUI ${number} ${TODAY} ${owed}`, order, by: 'number', isPayout: false });
    expect(equal).toEqual({ reference: '55554444', order: null, by: null, isPayout: false });
    expect(payout).toEqual({ reference: `WOMPI ${TODAY} 500000`, order: null, by: null, isPayout: true });
    expect(other).toMatchObject({ order: null, isPayout: false });

    const receipt = { amount: owed, reference: named!.reference, movedAt: `${TODAY}T00:00:00-05:00` };
    await owner.post(`/api/orders/${id}/receipts`).send(receipt).expect(201);
    await owner
      .post(`/api/orders/${id}/receipts`)
      .send(receipt)
      .expect(409, /order\.reference_repeated/);
    const deposit = { day: TODAY, amount: 500_000, fee: 0, reference: payout!.reference };
    await owner.post('/api/money/payouts').send(deposit).expect(201);
    expect((await proposed()).map(({ reference }) => reference)).toEqual([equal!.reference, other!.reference]);
  });
});
