import request from 'supertest';
import { DataSource } from 'typeorm';
import type { BookMonthDto, MoneySummaryDto, OwingPageDto } from '../../src/books/adapters/http/books.dto.js';
import type { EntryPageDto } from '../../src/books/adapters/http/entries.dto.js';
import { withMoney } from '../../src/bootstrap/money-command.js';
import { Clock } from '../../src/common/clock.port.js';
import { RateLimiter } from '../../src/common/throttling/rate-limiter.port.js';
import { bogotaDay } from '../../src/common/time.js';
import { ManageStaff } from '../../src/identity/index.js';
import { CheckMoney } from '../../src/open-money/application/check-money.js';
import type { OpenMoneyListDto } from '../../src/open-money/adapters/http/open-money.dto.js';
import { PaymentProviders } from '../../src/payments/application/payment-provider.port.js';
import { SettlePayment } from '../../src/payments/application/settle-payment.js';
import { ShopSettings } from '../../src/settings/index.js';
import { anAddition } from '../builders/cart-request.builder.js';
import { aTransferRequest } from '../builders/customer-request.builder.js';
import { SimulatedProvider } from '../money-histories/simulated-provider.js';
import { createTestAppWithoutJobs, type TestApp } from '../support/app.js';
import { PASSWORD } from '../support/shopper.js';

type Browser = ReturnType<typeof request.agent>;

/** Of the bag with its embroidery, whole pesos. */
const PRICE = 445_000;
const ORDERS = 200;
/** Days between an order and the last act on it. */
const LONGEST = 8;
/** The month that is played: the one after this one, so that no clock of the database is ahead of the shop's. */
const MONTH = monthAfter(bogotaDay(new Date()).slice(0, 7));
const NEXT_MONTH = monthAfter(MONTH);

function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

const dayOf = (day: number, month = MONTH) => `${month}-${String(day).padStart(2, '0')}`;

/** What an accountant writes down: each line as it happens, with amounts in pesos. */
interface Line {
  readonly day: string;
  readonly kind: 'payment' | 'reversal' | 'refund' | 'payout' | 'fee';
  readonly method: string;
  readonly amount: number;
  readonly isShipping?: boolean;
}

/** Her paper, with nothing of the shop's own sums. */
class Paper {
  readonly lines: Line[] = [];
  sales = 0;
  salesOrders = 0;
  discounts = 0;
  allowances = 0;
  withoutOrder = 0;
  /** What each order owes or holds when the month ends. */
  readonly receivables: number[] = [];
  readonly advances: number[] = [];
  /** What orders that wait for their transfer lack, and those that are made or sent. */
  readonly waiting: number[] = [];
  readonly balances: number[] = [];
  readonly excess: number[] = [];

  sell(amount: number, discount = 0): void {
    this.salesOrders += 1;
    this.sales += amount;
    this.discounts += discount;
  }

  write(line: Line): void {
    this.lines.push(line);
  }

  sum(of: (line: Line) => boolean): number {
    let all = 0;
    for (const line of this.lines) if (of(line)) all += line.amount;
    return all;
  }

  /** Sums of the lines of some days. */
  of(isIn: (day: string) => boolean) {
    const of = (kind: Line['kind'], isShipping = false) =>
      this.sum((line) => line.kind === kind && Boolean(line.isShipping) === isShipping && isIn(line.day));
    const [received, reversals, refunds, shippingReturned] = [
      of('payment'),
      of('reversal'),
      of('refund'),
      of('refund', true),
    ];
    const [fees, payouts] = [of('fee'), of('payout')];
    const payments = new Map<string, { method: string; count: number; amount: number }>();
    for (const { kind, method, amount, day } of this.lines) {
      if (kind !== 'payment' || !isIn(day)) continue;
      const known = payments.get(method) ?? { method, count: 0, amount: 0 };
      payments.set(method, { method, count: known.count + 1, amount: known.amount + amount });
    }
    return {
      payments: [...payments.values()].sort((a, b) => b.amount - a.amount),
      received,
      reversals,
      refunds,
      shippingReturned,
      fees,
      payouts,
      net: received - reversals - refunds - shippingReturned - fees,
    };
  }
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** An order that waits, and what it costs. */
interface Played {
  readonly id: string;
  readonly due: number;
}

/**
 * An accountant keeps a month of 200 orders of twenty kinds on paper, by plain addition; the shop is used over HTTP, day after day by its own clock. Only
 * what a provider reports comes from inside.
 */
describe('a month of 200 orders', () => {
  const paper = new Paper();
  const provider = new SimulatedProvider();
  let shop: TestApp;
  let owner: Browser;
  let nowMs = 0;
  let papers = 0;
  /** Acts by the day of the month. */
  const plan: (() => Promise<void>)[][] = Array.from({ length: 32 }, () => []);
  const kept = new Map<string, string[]>();

  const today = () => bogotaDay(new Date(nowMs));
  const api = () => request(shop.app.getHttpServer());
  const evidence = () => `M${(papers += 1)}-${MONTH}`;
  const at = (day: number, month = MONTH) => {
    nowMs = Date.parse(`${dayOf(day, month)}T09:00:00-05:00`);
  };
  const keep = (kind: string, id: string) => kept.set(kind, [...(kept.get(kind) ?? []), id]);

  async function logIn(email: string): Promise<Browser> {
    const browser = request.agent(shop.app.getHttpServer());
    await browser.post('/api/login').send({ email, password: PASSWORD }).expect(200);
    await browser.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
    return browser;
  }

  async function cartOf(quantity: number, code?: string): Promise<string> {
    const sessionId = crypto.randomUUID();
    await api().post('/api/cart').send(anAddition({ sessionId, quantity })).expect(201);
    if (code) await api().put(`/api/cart/${sessionId}/discount`).send({ code }).expect(200);
    return sessionId;
  }

  /** An order that waits for a transfer. */
  async function transfer(quantity: number, parts = 1): Promise<Played> {
    const body = { ...aTransferRequest(await cartOf(quantity)), instalments: parts };
    const { id } = (await api().post('/api/orders/bank-transfer').send(body).expect(201)).body as { id: string };
    return { id, due: PRICE * quantity };
  }

  /** An order that is paid by card, or another method of the provider. */
  async function online(quantity: number, method: string, code?: string) {
    const sessionId = await cartOf(quantity, code);
    const due = code ? (PRICE * quantity * 9) / 10 : PRICE * quantity;
    const { body } = await api()
      .post('/api/wompi/widget-config')
      .send({
        ...{ amount_in_cents: due * 100, currency: 'COP', reference: `SIGERIST-${sessionId}-1763700000000-Zx9k2` },
        customer_data: {
          email: `laura-${sessionId}@example.com`,
          full_name: 'Laura Restrepo',
          phone_number: '3001234567',
        },
        shipping_address: {
          ...{ address_line_1: 'Calle 10 # 43-12', city: 'Medellín', region: 'Antioquia', country: 'CO' },
          phone_number: '3001234567',
        },
        tax_in_cents: { vat: 0, consumption: 0 },
        dataConsent: true,
      })
      .expect(200);
    const { reference } = (body as { data: { reference: string } }).data;
    const paid = provider.pay({ reference, amount: due, currency: 'COP', method, status: 'APPROVED' });
    const { body: order } = await api().post('/api/payment/complete').send({ transactionId: paid.id }).expect(201);
    paper.sell(PRICE * quantity, PRICE * quantity - due);
    paper.write({ day: today(), kind: 'payment', method, amount: due });
    return { id: (order as { id: string }).id, due, transactionId: paid.id };
  }

  /** Staff see a transfer in the bank. */
  async function receive(id: string, amount: number, body: object = {}, day = today()): Promise<string> {
    const sent = { amount, reference: evidence(), ...body };
    const { body: entry } = await owner.post(`/api/orders/${id}/receipts`).send(sent).expect(201);
    paper.write({ day, kind: 'payment', method: 'BANK_TRANSFER', amount });
    return (entry as { id: string }).id;
  }

  const move = (id: string, status: string, body: object = {}) =>
    owner
      .patch(`/api/orders/${id}/status`)
      .send({ status, ...body })
      .expect(200);

  async function send(id: string, isDelivered: boolean, body: object = {}): Promise<void> {
    await move(id, 'in_production');
    await move(id, 'shipped', { note: 'Guía 123', ...body });
    if (isDelivered) await move(id, 'delivered');
  }

  async function giveBack(id: string, amount: number, body: object = {}): Promise<void> {
    const refund = { amount, reason: 'cortesia', way: 'bank_transfer', evidence: evidence(), ...body };
    await owner.post(`/api/orders/${id}/refunds`).send(refund).expect(201);
    const isShipping = 'covers' in body;
    paper.write({ day: today(), kind: 'refund', method: 'bank_transfer', amount, isShipping });
  }

  /** A payment at the provider that the shop never began. */
  async function homeless(amount: number): Promise<string> {
    const reference = `PANEL-${crypto.randomUUID()}`;
    const paid = provider.pay({ reference, amount, currency: 'COP', method: 'PSE', status: 'APPROVED' });
    await shop.app.get(SettlePayment).settle(paid);
    paper.write({ day: today(), kind: 'payment', method: 'PSE', amount });
    return paid.id;
  }

  async function decide(transactionId: string, decision: object) {
    const { items } = (await owner.get('/api/money/open').expect(200)).body as OpenMoneyListDto;
    const { id } = items.find((money) => money.transactionId === transactionId)!;
    return (await owner.post(`/api/money/open/${id}/outcome`).send(decision).expect(200)).body as {
      order: { id: string } | null;
    };
  }

  async function voided(transactionId: string, amount: number): Promise<void> {
    provider.decide(transactionId, 'VOIDED');
    await shop.app.get(SettlePayment).settle(provider.transactions.find(({ id }) => id === transactionId)!);
    paper.write({ day: today(), kind: 'reversal', method: 'CARD', amount });
  }

  type Later = (days: number, act: () => Promise<void>) => void;

  /** The kinds, ten orders of each; `later` plans an act that many days after the order. */
  const KINDS: readonly ((quantity: number, later: Later, round: number) => Promise<void>)[] = [
    async (quantity, later) => {
      const { id } = await online(quantity, 'CARD');
      keep('card, delivered', id);
      later(5, () => send(id, true));
    },
    async (quantity) => {
      const { id, due } = await online(quantity, 'PSE');
      keep('made', id);
      await move(id, 'in_production');
      paper.advances.push(due);
    },
    async (quantity, later) => {
      const { id, due } = await transfer(quantity);
      later(1, async () => {
        await receive(id, due);
        paper.sell(due);
      });
      later(7, () => send(id, true));
    },
    async (quantity, later) => {
      const { id, due } = await transfer(quantity, 2);
      later(1, async () => {
        await receive(id, due / 2);
        paper.sell(due);
      });
      later(3, async () => void (await receive(id, due / 2)));
      later(8, () => send(id, true));
    },
    async (quantity, later) => {
      const { id, due } = await transfer(quantity, 2);
      later(1, async () => {
        await receive(id, due / 2);
        paper.sell(due);
      });
      later(6, () => send(id, false, { shipsUnpaid: true, note: 'Paga al recibir' }));
      paper.receivables.push(due / 2);
      paper.balances.push(due / 2);
      paper.advances.push(due / 2);
    },
    async (quantity, later) => {
      const { id, due } = await transfer(quantity, 2);
      keep('left without its half', id);
      later(1, async () => {
        await receive(id, due / 2);
        paper.sell(due);
      });
      later(6, () => send(id, true, { shipsUnpaid: true, note: 'Paga al recibir' }));
      paper.receivables.push(due / 2);
      paper.balances.push(due / 2);
    },
    async (quantity, later) => {
      const { id, due } = await transfer(quantity);
      later(1, async () => void (await receive(id, due - 10_000)));
      later(2, async () => {
        const less = { amount: 10_000, reason: 'El banco cobró' };
        await owner.post(`/api/orders/${id}/allowance`).send(less).expect(201);
        paper.allowances += 10_000;
        paper.sell(due);
      });
      paper.advances.push(due - 10_000);
    },
    async (quantity) => {
      paper.waiting.push((await transfer(quantity)).due);
    },
    async (quantity, later) => {
      const { id } = await transfer(quantity);
      later(2, async () => void (await move(id, 'cancelled')));
    },
    async (quantity, later) => {
      const { id, due } = await transfer(quantity);
      later(1, async () => {
        await receive(id, due + 20_000);
        paper.sell(due);
      });
      paper.advances.push(due + 20_000);
      paper.excess.push(20_000);
    },
    async (quantity, later) => {
      const { id, due } = await transfer(quantity);
      later(1, async () => {
        await receive(id, due + 30_000);
        paper.sell(due);
      });
      later(2, () => giveBack(id, 30_000));
      later(7, () => send(id, true));
    },
    async (quantity, later) => {
      const { id, due } = await online(quantity, 'CARD');
      later(2, () => giveBack(id, due));
    },
    async (quantity, later) => {
      const { due, transactionId } = await online(quantity, 'CARD');
      later(1, () => voided(transactionId, due));
      paper.balances.push(due);
    },
    async (quantity, later) => {
      const { id, due } = await transfer(quantity);
      later(1, async () => {
        const entry = await receive(id, due);
        const reason = { reason: 'Era de otra familia' };
        await owner.post(`/api/orders/${id}/receipts/${entry}/reversal`).send(reason).expect(201);
        paper.write({ day: today(), kind: 'reversal', method: 'BANK_TRANSFER', amount: due });
      });
      paper.waiting.push(due);
    },
    async (quantity, later) => {
      const { id, due } = await online(quantity, 'NEQUI');
      later(1, () => giveBack(id, 50_000));
      paper.advances.push(due - 50_000);
    },
    async (quantity, later) => {
      const { id } = await online(quantity, 'CARD');
      later(4, () => send(id, true));
      later(6, () => giveBack(id, 20_000, { covers: 'shipping', note: 'Por la demora' }));
    },
    async (quantity, later) => {
      const { id } = await online(quantity, 'CARD', 'DIEZ');
      later(6, () => send(id, true));
    },
    async (quantity, later) => {
      const { id, due } = await transfer(quantity);
      later(1, async () => {
        await decide(await homeless(due), { kind: 'order', orderId: id });
        paper.sell(due);
      });
      paper.advances.push(due);
    },
    async (quantity, later) => {
      const amount = 60_000 * quantity;
      const transactionId = await homeless(amount);
      later(2, async () => {
        await decide(transactionId, { kind: 'give_back', refund: { way: 'bank_transfer', evidence: evidence() } });
        paper.write({ day: today(), kind: 'refund', method: 'bank_transfer', amount });
      });
    },
    async (quantity, later, round) => {
      if (round % 3 === 0) {
        keep('without an order', await homeless(70_000 * quantity));
        paper.withoutOrder += 70_000 * quantity;
        return;
      }
      const due = PRICE * quantity;
      const transactionId = await homeless(due);
      if (round % 3 === 1)
        return later(1, async () => {
          await decide(transactionId, { kind: 'not_ours', reason: 'De otra tienda' });
          paper.write({ day: today(), kind: 'reversal', method: 'PSE', amount: due });
        });
      return later(1, async () => {
        const { customer } = aTransferRequest('');
        const order = { customer, lines: [{ productId: 1, quantity, hasBordado: true }] };
        const decided = await decide(transactionId, { kind: 'new_order', order });
        expect((await owner.get(`/api/orders/${decided.order!.id}`).expect(200)).body).toMatchObject({
          status: 'paid',
          money: { total: due, received: due, owed: 0 },
        });
        paper.sell(due);
        paper.advances.push(due);
      });
    },
  ];

  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
    const get = <T>(type: abstract new (...args: never[]) => T) => shop.app.get<T>(type, { strict: false });
    nowMs = Date.now();
    Object.assign(get(Clock), { now: () => new Date(nowMs) });
    // One machine plays all people.
    Object.assign(get(RateLimiter), { consume: () => Promise.resolve(), reward: () => Promise.resolve() });
    Object.assign(get(PaymentProviders), { adapters: { wompi: provider } });
    await get(ShopSettings).write('refunds.approvalAbove', 1_000_000_000);
    await get(DataSource).query(`INSERT INTO discount_code (code, percent) VALUES ('DIEZ', 10)`);
    const staff = get(ManageStaff);
    await staff.add('duena@example.com', PASSWORD, 'duena');
    await staff.add('contadora@example.com', PASSWORD, 'contador');

    for (let place = 0; place < ORDERS; place += 1) {
      const day = 1 + (place % 20);
      const round = Math.floor(place / KINDS.length);
      // The kinds turn against the days, so that each kind has orders of many days.
      const kind = KINDS[(place + round * 3) % KINDS.length]!;
      const later: Later = (days, act) => void plan[day + days]!.push(act);
      plan[day]!.push(() => kind(1 + (place % 3), later, round));
    }
    plan[10]!.push(() => payout(1_200_000, 34_000));
    plan[25]!.push(() => payout(2_500_000, 71_500));
    for (let day = 1; day <= 20 + LONGEST; day += 1) {
      at(day);
      owner = await logIn('duena@example.com');
      // An act may plan others of the same day.
      for (const act of plan[day]!) await act();
    }
  }, 300_000);
  afterAll(() => shop.close());

  async function payout(amount: number, fee: number): Promise<void> {
    const deposit = { day: today(), amount, fee, reference: evidence() };
    await owner.post('/api/money/payouts').send(deposit).expect(201);
    paper.write({ day: today(), kind: 'payout', method: 'BANK_TRANSFER', amount });
    paper.write({ day: today(), kind: 'fee', method: 'BANK_TRANSFER', amount: fee });
  }

  const read = async <T>(browser: Browser, path: string) => (await browser.get(path).expect(200)).body as T;
  const inMonth = (day: string) => day.startsWith(MONTH);
  const expectedMonth = () => ({
    month: MONTH,
    ...paper.of(inMonth),
    ...{ sales: paper.sales, salesOrders: paper.salesOrders, discounts: paper.discounts },
    allowances: paper.allowances,
    ...{ receivables: total(paper.receivables), receivableOrders: paper.receivables.length },
    ...{ advances: total(paper.advances), advanceOrders: paper.advances.length },
    withoutOrder: paper.withoutOrder,
  });

  it('adds up to what is on paper: the month, each of its days, the sheet, and what is owed', async () => {
    expect(await read<BookMonthDto>(owner, `/api/money/months/${MONTH}`)).toEqual({
      isClosed: false,
      ...expectedMonth(),
    });
    for (let day = 1; day <= 28; day += 1) {
      const date = dayOf(day);
      const { sums } = await read<EntryPageDto>(owner, `/api/money/entries?from=${date}&to=${date}&limit=1`);
      expect([date, sums]).toEqual([date, paper.of((each) => each === date)]);
    }
    const { text } = await owner.get(`/api/money/entries.csv?from=${dayOf(1)}&to=${dayOf(28)}`).expect(200);
    const [head, ...rows] = text
      .slice(1)
      .trim()
      .split('\r\n')
      .map((row) => row.split(';').map((cell) => cell.replaceAll('"', '')));
    const [day, net] = [head!.indexOf('Fecha del movimiento'), head!.indexOf('Neto')];
    expect(rows).toHaveLength(paper.lines.length);
    expect(rows.length).toBeGreaterThan(200);
    const nets = new Map<string, number>();
    for (const row of rows) nets.set(row[day]!, (nets.get(row[day]!) ?? 0) + Number(row[net]));
    for (const [date, sum] of nets) expect([date, sum]).toEqual([date, paper.of((each) => each === date).net]);

    const owing = async (which: string) => (await read<OwingPageDto>(owner, `/api/money/owing?which=${which}`)).sum;
    expect(await owing('waiting')).toEqual({ orders: paper.waiting.length, amount: total(paper.waiting) });
    expect(await owing('balance')).toEqual({ orders: paper.balances.length, amount: total(paper.balances) });
    expect((await read<MoneySummaryDto>(owner, '/api/money/summary')).toReturn).toEqual({
      orders: paper.excess.length,
      amount: total(paper.excess),
    });
    const { sums, invisible, differing } = await shop.app.get(CheckMoney).check();
    expect([invisible, differing]).toEqual([0, []]);
    const { received, reversals, refunds } = paper.of(inMonth);
    expect(sums.held).toBe(received - reversals - refunds);
    expect(sums.open).toBe(total(paper.excess) + paper.withoutOrder);
  });

  it('is not changed by what is recorded after its close, which counts on its own day', async () => {
    at(8, NEXT_MONTH);
    owner = await logIn('duena@example.com');
    const closed = { isClosed: true, ...expectedMonth() };
    expect(await read<BookMonthDto>(owner, `/api/money/months/${MONTH}`)).toEqual(closed);

    const [delivered, made, unpaid] = ['card, delivered', 'made', 'left without its half'].map((kind) =>
      kept.get(kind)!,
    );
    const sent = `${dayOf(20)}T10:00:00-05:00`;
    await receive(unpaid![0]!, 100_000, { movedAt: sent });
    await giveBack(made![0]!, 15_000);
    await giveBack(delivered![0]!, 25_000);
    const less = { amount: 5_000, reason: 'Lo aceptamos' };
    await owner.post(`/api/orders/${unpaid![1]!}/allowance`).send(less).expect(201);
    for (const status of ['shipped', 'delivered']) await move(made![1]!, status, { note: 'Guía 123' });
    for (const transactionId of kept.get('without an order')!)
      await decide(transactionId, { kind: 'give_back', refund: { way: 'bank_transfer', evidence: evidence() } });

    expect(await read<BookMonthDto>(owner, `/api/money/months/${MONTH}`)).toEqual(closed);
    expect(await read<BookMonthDto>(owner, `/api/money/months/${NEXT_MONTH}`)).toMatchObject({
      received: 100_000,
      refunds: 15_000 + 25_000 + paper.withoutOrder,
      allowances: 5_000,
      withoutOrder: 0,
      net: 100_000 - 15_000 - 25_000 - paper.withoutOrder,
    });
    expect((await shop.app.get(CheckMoney).check()).invisible).toBe(0);
  });

  it('is read by an accountant, who changes nothing', async () => {
    const accountant = await logIn('contadora@example.com');
    const month = await read<BookMonthDto>(owner, `/api/money/months/${MONTH}`);
    expect(await read(accountant, `/api/money/months/${MONTH}`)).toEqual(month);
    for (const path of ['entries', 'entries.csv', 'summary', 'owing?which=balance', 'reconciliations'])
      await accountant.get(`/api/money/${path}`).expect(200);
    const [id] = kept.get('made')!;
    const before = await shop.app.get(DataSource).query('SELECT count(*) FROM money_entry');
    const calls: [method: 'post' | 'patch', path: string, body: object][] = [
      ['post', `/api/orders/${id}/receipts`, { amount: 1_000, reference: 'M1' }],
      ['post', `/api/orders/${id}/receipts/${crypto.randomUUID()}/reversal`, { reason: 'No' }],
      ['post', `/api/orders/${id}/allowance`, { amount: 1_000, reason: 'No' }],
      ['post', `/api/orders/${id}/refunds`, { amount: 1_000, reason: 'cortesia', way: 'bank_transfer' }],
      ['post', `/api/orders/${id}/refund-proposals`, { amount: 1_000, reason: 'cortesia', way: 'bank_transfer' }],
      ['patch', `/api/orders/${id}/status`, { status: 'cancelled' }],
      ['patch', `/api/refunds/${crypto.randomUUID()}`, { state: 'approved' }],
      ['post', `/api/money/open/${crypto.randomUUID()}/outcome`, { kind: 'not_ours', reason: 'No' }],
      ['post', '/api/money/payouts', { day: dayOf(1), amount: 1, fee: 0, reference: 'P' }],
      ['post', '/api/money/reconciliations', {}],
    ];
    for (const [method, path, body] of calls)
      expect([path, (await accountant[method](path).send(body)).status]).toEqual([path, 403]);
    await accountant.post('/api/money/statements').set('content-type', 'text/csv').send('x').expect(403);
    await accountant.get('/api/money/open').expect(403);
    expect(await shop.app.get(DataSource).query('SELECT count(*) FROM money_entry')).toEqual(before);
  });

  // The last one: the command's application registers its own log-in at the process's `passport`.
  it('is whole for `npm run money -- check`', async () => {
    const { sums, invisible, differing } = await withMoney(shop.env.databaseUrl, ({ check }) => check.check());
    expect([invisible, differing]).toEqual([0, []]);
    expect(sums).toEqual((await shop.app.get(CheckMoney).check()).sums);
  });
});
