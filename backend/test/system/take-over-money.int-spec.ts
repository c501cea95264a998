import type { QueryRunner } from 'typeorm';
import { aCardPayment, aPurchase } from '../builders/purchase.builder.js';
import { ManualClock } from '../fakes/manual-clock.js';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { TakeOverMoney1790100000100 } from '../../src/database/migrations/1790100000100-take-over-money.js';
import { DropOldMoney1790100091000 } from '../../src/database/migrations/1790100091000-drop-old-money.js';
import { RefundPaymentsWithoutAnOrder1790100092000 } from '../../src/database/migrations/1790100092000-refund-payments-without-an-order.js';
// The rows of earlier releases are written through the adapters of the modules that had them.
import { orderSchemas } from '../../src/orders/adapters/typeorm/order.schemas.js';
import { TypeOrmOrders } from '../../src/orders/adapters/typeorm/typeorm-orders.js';
import { Order } from '../../src/orders/domain/order.js';
import { TypeOrmMoneyEntries } from '../../src/money/adapters/typeorm/typeorm-money-entries.js';
import { Ledger } from '../../src/money/application/ledger.js';
import { referenceDigest } from '../../src/money/domain/entry.js';

const PLACED = new Date('2026-01-15T15:00:00Z');
const TOTAL = 782_000;
const TRANSFER = { method: 'BANK_TRANSFER', transactionId: null, reference: null, attemptId: null };

/** A change as the releases before the ledger stored it. */
type Change = Record<string, unknown>;

interface OldOrder {
  readonly isCard?: boolean;
  readonly status: string;
  readonly history: readonly Change[];
  readonly reviewReason?: string;
  readonly isAnonymised?: boolean;
  readonly refunds?: readonly { amount: number; way: string; evidence?: string; state?: string }[];
}

let second = 0;
const at = () => new Date(PLACED.getTime() + (second += 1) * 1000).toISOString();
const paid = (amount: number, reference: string, more: Change = {}): Change => ({
  status: 'paid',
  at: at(),
  actor: 'ana@example.com',
  note: '',
  received: { amount, reference },
  ...more,
});
const online = (amount: number, id: string): Change =>
  paid(amount, id, {
    actor: 'provider',
    received: {
      amount,
      reference: id,
      payment: { method: 'PSE', transactionId: id, reference: `R-${id}`, attemptId: null },
    },
  });
const voided = (more: Change = {}): Change => ({
  status: 'payment_review',
  at: at(),
  actor: 'provider',
  note: '',
  reason: 'voided',
  ...more,
});
const step = (status: string, note = ''): Change => ({ status, at: at(), actor: 'ana@example.com', note });

describe('the migration that fills the ledger from earlier releases', () => {
  let database: TestDatabase;
  const query = <Row>(statement: string, values: unknown[] = []) => database.dataSource.query<Row[]>(statement, values);

  beforeAll(async () => {
    database = await testDatabase(orderSchemas);
    // The tables of the earlier releases.
    await migrate((runner) => new DropOldMoney1790100091000().down(runner));
  });
  afterAll(() => database.drop());

  async function migrate(run: (runner: QueryRunner) => Promise<void>): Promise<void> {
    const runner = database.dataSource.createQueryRunner();
    await run(runner);
    await runner.release();
  }

  async function old({
    isCard = false,
    status,
    history,
    reviewReason,
    isAnonymised,
    refunds = [],
  }: OldOrder): Promise<Order> {
    const payment = isCard ? aCardPayment() : TRANSFER;
    const placement = { purchase: aPurchase(), payment, status: 'paid', reviewReason: null } as const;
    const order = Order.place(crypto.randomUUID(), placement, PLACED);
    await new TypeOrmOrders(database.transaction).add(order);
    await query(
      `UPDATE shop_order SET status = $2, review_reason = $3, history = $4, anonymised_at = CASE WHEN $5 THEN now() END WHERE id = $1`,
      [order.id, status, reviewReason ?? null, JSON.stringify(history), isAnonymised ?? false],
    );
    for (const { amount, way, evidence = `E-${crypto.randomUUID()}`, state = 'done' } of refunds)
      await query(
        `INSERT INTO refund (id, order_id, order_number, amount, reason, way, state, method, due_on, evidence, asked_by, created_at,
          history, transaction_id)
        VALUES (gen_random_uuid(), $1, $2, $3, 'retracto', $4, $5, 'CARD', '2026-01-30', $6, 'ana@example.com', now(), $7, $8)`,
        [
          ...[order.id, order.number, amount, way, state, evidence],
          JSON.stringify([
            { state: 'asked', at: at() },
            { state, at: at(), actor: 'ana@example.com', note: '' },
          ]),
          payment.transactionId,
        ],
      );
    return order;
  }

  const take = (...orders: readonly Order[]) => query('SELECT take_over_money($1)', [orders.map(({ id }) => id)]);
  const moneyOf = async (order: Order) => (await new TypeOrmOrders(database.transaction).find(order.id))!.money;

  it.each<[string, OldOrder, object]>([
    ['a card payment', { isCard: true, status: 'paid', history: [step('paid')] }, { received: TOTAL, owed: 0 }],
    [
      'a voided card payment',
      { isCard: true, status: 'payment_review', reviewReason: 'voided', history: [step('paid'), voided()] },
      { received: 0, held: 0, owed: TOTAL },
    ],
    [
      'a voided card payment whose reason an older release kept with the order alone',
      {
        isCard: true,
        status: 'payment_review',
        reviewReason: 'voided',
        history: [step('paid'), step('payment_review')],
      },
      { received: 0, owed: TOTAL },
    ],
    [
      'a voided card payment that a transfer paid again',
      { isCard: true, status: 'paid', reviewReason: 'voided', history: [step('paid'), voided(), paid(TOTAL, 'A-1')] },
      { received: TOTAL, owed: 0 },
    ],
    [
      'two transfers, one of them corrected under its reference',
      {
        status: 'paid',
        history: [step('pending_transfer'), paid(4_000, 'B-1'), paid(400_000, 'b 1'), paid(382_000, 'B-2')],
      },
      { received: TOTAL, owed: 0 },
    ],
    [
      'an instalment online that was voided beside a transfer',
      {
        status: 'payment_review',
        reviewReason: 'voided',
        history: [paid(391_000, 'C-1'), online(391_000, 'c-tx'), voided({ voids: 'c-tx' })],
      },
      { received: 391_000, held: 391_000, owed: 391_000 },
    ],
    [
      'a transfer that was confirmed before amounts were recorded',
      { status: 'in_production', history: [step('pending_transfer'), step('paid'), step('in_production')] },
      { received: TOTAL, owed: 0 },
    ],
    [
      'an unpaid transfer',
      { status: 'pending_transfer', history: [step('pending_transfer')] },
      { received: 0, owed: TOTAL },
    ],
    [
      'refunds that are done, and not those that are open',
      {
        isCard: true,
        status: 'paid',
        history: [step('paid')],
        refunds: [
          { amount: 100_000, way: 'bank_transfer' },
          { amount: 50_000, way: 'bank_transfer', state: 'approved' },
        ],
      },
      { received: TOTAL, returned: 100_000, held: TOTAL - 100_000, owed: 0 },
    ],
    [
      'a void that a refund asked for, which is that refund',
      {
        isCard: true,
        status: 'refunded',
        reviewReason: 'voided',
        history: [
          step('paid'),
          step('refund_pending'),
          voided({ status: 'refund_pending', returned: TOTAL }),
          step('refunded', 'x'),
        ],
        refunds: [{ amount: TOTAL, way: 'card_void' }],
      },
      { received: TOTAL, returned: TOTAL, held: 0, owed: 0 },
    ],
    [
      'a void after a part was given back, which is a loss',
      {
        isCard: true,
        status: 'payment_review',
        reviewReason: 'voided',
        history: [step('paid'), voided({ returned: 30_000 })],
        refunds: [{ amount: 30_000, way: 'bank_transfer' }],
      },
      { received: 0, returned: 30_000, held: -30_000, owed: TOTAL },
    ],
    [
      'an order that was refunded before refunds were rows',
      {
        isCard: true,
        status: 'refunded',
        history: [step('paid'), step('refund_pending'), step('refunded', 'Comprobante 1')],
      },
      { received: TOTAL, returned: TOTAL, held: 0 },
    ],
  ])('knows %s, also when it runs again', async (_case, given, money) => {
    const order = await old(given);
    await take(order);
    const first = await moneyOf(order);
    expect(first).toMatchObject({ total: TOTAL, ...money });
    await take(order);
    expect(await moneyOf(order)).toEqual(first);
  });

  it('keeps which references are used, and no text of erased orders', async () => {
    const [known, erased, other] = [
      await old({ status: 'paid', history: [paid(TOTAL, 'Nómina de Laura')] }),
      await old({ status: 'delivered', isAnonymised: true, history: [paid(TOTAL, '1')] }),
      await old({ status: 'delivered', isAnonymised: true, history: [paid(TOTAL, '1')] }),
    ];
    const digests = [referenceDigest('Nómina de Laura'), referenceDigest('E-1'), referenceDigest('O-1')];
    for (const [index, order] of [known, erased, other].entries())
      await query('INSERT INTO transfer_reference (digest, order_id) VALUES ($1, $2)', [digests[index], order.id]);
    await take(known, erased, other);
    const used = await query<{ digest: string; order_id: string }>(
      'SELECT digest, order_id FROM money_reference JOIN money_entry ON id = entry_id WHERE digest = ANY($1)',
      [digests],
    );
    expect(new Map(used.map(({ digest, order_id }) => [digest, order_id]))).toEqual(
      new Map(digests.map((digest, index) => [digest, [known, erased, other][index]!.id])),
    );
    expect((await moneyOf(known)).entries).toMatchObject([{ reference: 'Nómina de Laura', actor: 'ana@example.com' }]);
    expect((await moneyOf(erased)).entries).toMatchObject([{ reference: null }]);
  });

  it('keeps one proof for one refund, and all refunds', async () => {
    const refunds = [1, 2].map(() => ({ amount: 1_000, way: 'bank_transfer', evidence: 'Same 1' }));
    const order = await old({ isCard: true, status: 'paid', history: [step('paid')], refunds });
    await take(order);
    expect(await moneyOf(order)).toMatchObject({ returned: 2_000 });
  });

  it('adds no payment to an order of this release that was paid with money without a home, or forgiven', async () => {
    const [given, forgiven] = [
      await old({ status: 'paid', history: [step('pending_transfer'), step('paid')] }),
      await old({ status: 'paid', history: [step('pending_transfer'), step('paid')] }),
    ];
    const ledger = new Ledger(new TypeOrmMoneyEntries(database.transaction), new ManualClock());
    for (const { id } of [given, forgiven]) await ledger.open(id, TOTAL);
    const money = {
      kind: 'payment',
      method: 'CARD',
      provider: 'wompi',
      transactionId: 'home-1',
      actor: 'provider',
    } as const;
    const by = { actor: 'ana@example.com', reason: 'Es de Laura' };
    const { entry } = await ledger.record({ ...money, amount: TOTAL });
    await ledger.assign(entry.id, given.id, by);
    await ledger.allow(forgiven.id, TOTAL, by.reason, by.actor);
    await take(given, forgiven);
    expect(await moneyOf(given)).toMatchObject({ received: TOTAL, held: TOTAL, owed: 0 });
    expect(await moneyOf(forgiven)).toMatchObject({ allowed: TOTAL, received: 0, held: 0, owed: 0 });
  });

  it('adds no payment to an order of this release from which one was removed, and takes no reference that was freed', async () => {
    const [taken, other] = [
      await old({ status: 'pending_transfer', history: [step('pending_transfer'), { ...step('paid'), entry: 'e' }] }),
      await old({ status: 'paid', history: [paid(300_000, 'Freed 1'), paid(482_000, 'Kept 1')] }),
    ];
    await query('INSERT INTO transfer_reference (digest, order_id) VALUES ($1, $2)', [
      referenceDigest('Freed 1'),
      other.id,
    ]);
    await take(taken, other);
    const ledger = new Ledger(new TypeOrmMoneyEntries(database.transaction), new ManualClock());
    const freed = (await moneyOf(other)).entries.find(({ amount }) => amount === 300_000)!;
    await ledger.reverse(freed.id, { actor: 'ana@example.com', reason: 'Era de otra familia' });
    await take(taken, other);
    expect(await moneyOf(taken)).toMatchObject({ received: 0, owed: TOTAL });
    const digests = await query('SELECT FROM money_reference WHERE digest = $1', [referenceDigest('Freed 1')]);
    expect(digests).toEqual([]);
  });

  it('makes refunds of what the release before planned to give back without an order, and plans of open refunds for it', async () => {
    const ledger = new Ledger(new TypeOrmMoneyEntries(database.transaction), new ManualClock());
    const money = { kind: 'payment', method: 'NEQUI', provider: 'wompi', actor: 'provider' } as const;
    const { entry } = await ledger.record({ ...money, transactionId: 'planned-1', amount: 460_000 });
    const plan = { way: 'bank_transfer', reason: 'reversion', dueOn: '2026-12-14', askedBy: 'ana@example.com' };
    const listed = () =>
      query(`SELECT planned_return, resolved_at IS NULL AS open FROM provider_transaction WHERE id = 'planned-1'`);
    const migration = new RefundPaymentsWithoutAnOrder1790100092000();
    await migrate((runner) => migration.down(runner));
    await query(
      `INSERT INTO provider_transaction (id, provider, reference, status, amount, currency, review_reason, open_id, planned_return)
      VALUES ('planned-1', 'wompi', 'R', 'APPROVED', 460000, 'COP', 'unknown_reference', gen_random_uuid(), $1)`,
      [JSON.stringify(plan)],
    );
    const rows = () =>
      query(`SELECT payment_id, amount, way, reason, state, asked_by, transaction_id, to_char(due_on, 'YYYY-MM-DD') AS due
        FROM refund WHERE transaction_id = 'planned-1'`);
    for (let run = 0; run < 2; run += 1) {
      await migrate((runner) => migration.up(runner));
      expect(await rows()).toEqual([
        {
          ...{ payment_id: entry.id, amount: 460_000, way: plan.way, reason: plan.reason, state: 'asked' },
          ...{ asked_by: plan.askedBy, transaction_id: 'planned-1', due: plan.dueOn },
        },
      ]);
      expect(await listed()).toEqual([{ planned_return: null, open: false }]);
    }
    await migrate((runner) => migration.down(runner));
    expect(await rows().catch(() => [])).toEqual([]);
    expect(await listed()).toEqual([{ planned_return: plan, open: true }]);
    await migrate((runner) => migration.up(runner));
    await query(`DELETE FROM refund WHERE transaction_id = 'planned-1'`);
    await query(`DELETE FROM provider_transaction WHERE id = 'planned-1'`);
  });

  it('takes back no payment of an order of this release of which another payment was voided', async () => {
    const order = await old({
      isCard: true,
      status: 'payment_review',
      reviewReason: 'voided',
      history: [step('paid'), voided({ entry: 'e' })],
    });
    await take(order);
    expect(await moneyOf(order)).toMatchObject({ received: TOTAL, owed: 0 });
  });

  it('enters money that waits for a person without an order, each once', async () => {
    const add = (id: string, status: string, resolvedAt: string | null) =>
      query(
        `INSERT INTO provider_transaction (id, provider, reference, status, amount, currency, review_reason, resolved_at)
        VALUES ($1, 'wompi', 'R', $2, 1000.5, 'COP', 'unknown_reference', $3)`,
        [id, status, resolvedAt],
      );
    await add('open-1', 'APPROVED', null);
    await add('open-2', 'VOIDED', null);
    await add('closed', 'APPROVED', '2026-01-01');
    const order = await old({ isCard: true, status: 'paid', history: [step('paid')] });
    const migration = new TakeOverMoney1790100000100();
    for (let run = 0; run < 2; run += 1) await migrate((runner) => migration.up(runner));
    const entries = await query<{ transaction_id: string; kind: string }>(
      `SELECT transaction_id, kind FROM money_entry WHERE order_id IS NULL AND transaction_id NOT IN ('home-1', 'planned-1') ORDER BY transaction_id, kind`,
    );
    expect(entries.map(({ transaction_id, kind }) => [transaction_id, kind])).toEqual([
      ['open-1', 'payment'],
      ['open-2', 'payment'],
      ['open-2', 'reversal'],
    ]);
    expect(await moneyOf(order)).toMatchObject({ received: TOTAL });
  });

  it('enters what the release before wrote until it was stopped, and drops what that kept of money', async () => {
    const card = await old({
      isCard: true,
      status: 'payment_review',
      reviewReason: 'voided',
      history: [step('paid'), { ...step('payment_review'), actor: 'provider' }],
    });
    const [first, second, back] = [paid(391_000, 'Z-1'), online(391_000, 'z-tx'), voided({ voids: 'z-tx' })];
    const parts = await old({ status: 'payment_review', reviewReason: 'voided', history: [first, second, back] });
    const migration = new DropOldMoney1790100091000();
    await migrate((runner) => migration.up(runner));
    const orders = new TypeOrmOrders(database.transaction);
    const [voidedCard, inParts] = [(await orders.find(card.id))!, (await orders.find(parts.id))!];
    expect(voidedCard.money).toMatchObject({ received: 0, owed: TOTAL });
    expect(voidedCard.history.map(({ reason }) => reason)).toEqual([undefined, 'voided']);
    expect(inParts.money).toMatchObject({ received: 391_000, owed: 391_000 });
    // Each change names its entry, and no amount or transaction is left in the history.
    const idOf = (kind: string, transactionId: string | null) =>
      inParts.money.entries.find((entry) => entry.kind === kind && entry.transactionId === transactionId)!.id;
    expect(inParts.history.map(({ entry }) => entry)).toEqual([
      idOf('payment', null),
      idOf('payment', 'z-tx'),
      idOf('reversal', 'z-tx'),
    ]);
    expect(JSON.stringify(inParts.history)).not.toMatch(/received|Z-1|391000|z-tx/);
    const tables = await query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_name IN ('refund_limit', 'transfer_reference', 'instalment_payment')
      UNION ALL SELECT column_name FROM information_schema.columns WHERE table_name = 'shop_order' AND column_name = 'refunded'
      UNION ALL SELECT proname FROM pg_proc WHERE proname IN ('take_over_money', 'count_refund')`,
    );
    expect(tables).toEqual([]);
  });
});
