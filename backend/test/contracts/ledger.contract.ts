import { CURRENCY } from '../../src/common/money.js';
import type { Transaction } from '../../src/common/transaction.port.js';
import { Ledger } from '../../src/money/application/ledger.js';
import type { MoneyEntries } from '../../src/money/application/money-entries.port.js';
import type { NewEntry } from '../../src/money/domain/entry.js';
import { ManualClock } from '../fakes/manual-clock.js';

interface Store {
  readonly entries: () => MoneyEntries;
  readonly transaction: () => Transaction;
}

const TRANSFER = { kind: 'payment', method: 'BANK_TRANSFER', actor: 'taller@sigerist.co' } as const;
const CARD = { kind: 'payment', method: 'CARD', provider: 'wompi', actor: 'provider' } as const;
const REFUND = { kind: 'refund', method: 'bank_transfer', actor: 'ana@example.com' } as const;
const OWNER = { actor: 'ana@example.com', reason: 'Era de otro pedido' };

/** Contract of the ledger over every store. */
export function itIsALedger({ entries, transaction }: Store): void {
  let ledger: Ledger;

  beforeEach(() => {
    ledger = new Ledger(entries(), new ManualClock());
  });

  let number = 0;
  const anId = () => `${(number += 1)}-${crypto.randomUUID()}`;
  const anOrder = async (total = 100_000) => {
    const orderId = crypto.randomUUID();
    await ledger.open(orderId, total);
    return orderId;
  };
  const record = (entry: NewEntry) => transaction().run(() => ledger.record(entry));
  const moneyOf = async (orderId: string) => {
    const { total, allowed, received, returned, held, owed } = (await ledger.ofOrder(orderId))!;
    return { total, allowed, received, returned, held, owed };
  };
  const refused = (code: string) => expect.objectContaining({ code }) as Error;

  it('keeps an entry as it was recorded, and the four numbers of its order', async () => {
    const orderId = await anOrder();
    const movedAt = new Date('2026-01-10T10:00:00Z');
    const payer = { name: 'Laura', email: 'laura@example.com' };
    const given = { ...TRANSFER, orderId, amount: 40_000, reference: `M-${anId()}`, movedAt, note: 'Abono', payer };
    const { entry, isNew, money } = await record(given);
    expect(isNew).toBe(true);
    expect(money).toEqual({ total: 100_000, allowed: 0, received: 40_000, returned: 0, held: 40_000, owed: 60_000 });
    const kept = (await ledger.ofOrder(orderId))!;
    expect(kept).toMatchObject(money!);
    expect(kept.entries).toEqual([entry]);
    expect(entry).toMatchObject({ ...given, currency: CURRENCY, covers: 'order', provider: null, reverses: null });
    expect(kept.allowances).toEqual([]);
  });

  it('knows nothing of an order that was not opened, and opens an order once', async () => {
    expect(await ledger.ofOrder(crypto.randomUUID())).toBeNull();
    const orderId = await anOrder(100_000);
    await ledger.open(orderId, 1);
    expect([...(await ledger.ofOrders([orderId, crypto.randomUUID()]))]).toMatchObject([[orderId, { total: 100_000 }]]);
    await expect(record({ ...TRANSFER, orderId: crypto.randomUUID(), amount: 1 })).rejects.toThrow('no balance');
    await expect(transaction().run(() => ledger.lock(crypto.randomUUID()))).rejects.toThrow('no balance');
  });

  it('owes what the order costs since its last correction', async () => {
    const orderId = await anOrder();
    await record({ ...TRANSFER, orderId, amount: 60_000, reference: anId() });
    await transaction().run(() => ledger.setTotal(orderId, 80_000));
    expect(await transaction().run(() => ledger.lock(orderId))).toMatchObject({ total: 80_000, owed: 20_000 });
  });

  it('takes back, moves and gives back payments alone', async () => {
    const orderId = await anOrder();
    const { entry } = await record({ ...CARD, amount: 70_000, transactionId: anId() });
    const refund = await record({ ...REFUND, amount: 1_000, reverses: entry.id, evidence: anId() });
    for (const [id, code] of [
      [crypto.randomUUID(), 'money.entry_not_found'],
      [refund.entry.id, 'money.no_payment'],
    ] as const) {
      await expect(transaction().run(() => ledger.reverse(id, OWNER))).rejects.toThrow(refused(code));
      await expect(transaction().run(() => ledger.assign(id, orderId, OWNER))).rejects.toThrow(refused(code));
      await expect(record({ ...REFUND, amount: 1, reverses: id, evidence: anId() })).rejects.toThrow(refused(code));
    }
  });

  it('keeps references for payments and evidence for refunds: the text of another movement is free', async () => {
    const orderId = await anOrder();
    const [reference, evidence] = [anId(), anId()];
    const fee = { kind: 'fee', actor: 'shop', amount: 1_000 } as const;
    await record({ ...fee, method: TRANSFER.method, reference });
    await record({ ...fee, method: REFUND.method, evidence });
    await record({ ...TRANSFER, orderId, amount: 50_000, reference });
    await record({ ...REFUND, orderId, amount: 20_000, evidence });
    expect(await moneyOf(orderId)).toMatchObject({ received: 50_000, returned: 20_000 });
  });

  it('records a transaction once, also when it is recorded at the same instant, and once for each provider kind', async () => {
    const orderId = await anOrder();
    const payment = { ...CARD, orderId, amount: 100_000, transactionId: anId() };
    const results = await Promise.all([1, 2, 3, 4].map(() => record(payment)));
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(results.map(({ entry }) => entry.id)).size).toBe(1);
    expect(await moneyOf(orderId)).toMatchObject({ received: 100_000, owed: 0 });
  });

  it('gives a bank reference to one payment, in whatever spelling, until that is reversed', async () => {
    const [first, second] = [await anOrder(), await anOrder()];
    const reference = `M ${anId()}`;
    const { entry } = await record({ ...TRANSFER, orderId: first, amount: 50_000, reference });
    const again = {
      ...TRANSFER,
      orderId: second,
      amount: 50_000,
      reference: reference.toUpperCase().replace(' ', '--'),
    };
    await expect(record(again)).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'order.reference_used' },
      entry: { id: entry.id },
    });
    expect(await moneyOf(second)).toMatchObject({ received: 0, owed: 100_000 });

    const reversed = await transaction().run(() => ledger.reverse(entry.id, OWNER));
    expect(reversed.entry).toMatchObject({
      kind: 'reversal',
      reverses: entry.id,
      amount: 50_000,
      orderId: first,
      ...OWNER,
    });
    expect(await moneyOf(first)).toMatchObject({ received: 0, held: 0, owed: 100_000 });
    await record(again);
    expect(await moneyOf(second)).toMatchObject({ received: 50_000 });
    await expect(transaction().run(() => ledger.reverse(entry.id, OWNER))).rejects.toThrow(refused('money.reversed'));
  });

  it('gives a reference to one of several orders that are confirmed with it at once', async () => {
    const reference = anId();
    const orders = await Promise.all([anOrder(), anOrder(), anOrder()]);
    const results = await Promise.allSettled(
      orders.map((orderId) => record({ ...TRANSFER, orderId, amount: 50_000, reference })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('returns no more than it holds, also when refunds are recorded at once, and owes nothing by them', async () => {
    const orderId = await anOrder();
    await record({ ...CARD, orderId, amount: 100_000, transactionId: anId() });
    const refunds = Array.from({ length: 5 }, () => record({ ...REFUND, orderId, amount: 40_000, evidence: anId() }));
    const results = await Promise.allSettled(refunds);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'money.exceeds_held' },
    });
    expect(await moneyOf(orderId)).toEqual(
      expect.objectContaining({ received: 100_000, returned: 80_000, held: 20_000, owed: 0 }),
    );
  });

  it('counts an evidence for one refund by its method, and a file the same', async () => {
    const orderId = await anOrder();
    await record({ ...CARD, orderId, amount: 100_000, transactionId: anId() });
    const [evidence, evidenceFileDigest] = [anId(), anId()];
    await record({ ...REFUND, orderId, amount: 10_000, evidence });
    await record({ ...REFUND, orderId, amount: 10_000, evidenceFileDigest });
    const repeated = { code: 'refund.evidence_used' };
    await expect(record({ ...REFUND, orderId, amount: 1, evidence: evidence.toUpperCase() })).rejects.toMatchObject(
      repeated,
    );
    await expect(record({ ...REFUND, orderId, amount: 1, evidenceFileDigest })).rejects.toMatchObject(repeated);
    await record({ ...REFUND, method: 'provider_panel', orderId, amount: 10_000, evidence });
    expect(await moneyOf(orderId)).toMatchObject({ returned: 30_000 });
  });

  it('gives shipping back beyond what it holds', async () => {
    const orderId = await anOrder();
    await record({ ...REFUND, orderId, amount: 18_000, covers: 'shipping', evidence: anId() });
    expect(await moneyOf(orderId)).toMatchObject({ returned: 0, held: 0, owed: 100_000 });
    expect((await ledger.ofOrder(orderId))!.entries).toHaveLength(1);
  });

  it('shows the void of a payment of which a part was given back as a loss', async () => {
    const orderId = await anOrder();
    const transactionId = anId();
    await record({ ...CARD, orderId, amount: 100_000, transactionId });
    await record({ ...REFUND, orderId, amount: 30_000, evidence: anId() });
    const voided = () => transaction().run(() => ledger.reverseTransaction('wompi', transactionId));
    expect(await voided()).toMatchObject({ isNew: true, entry: { actor: 'provider', reason: '', transactionId } });
    expect(await voided()).toMatchObject({ isNew: false });
    expect(await moneyOf(orderId)).toMatchObject({ received: 0, returned: 30_000, held: -30_000, owed: 100_000 });
  });

  it('reverses nothing when a refund through the provider gave the payment back, and nothing that was never paid', async () => {
    const orderId = await anOrder();
    const transactionId = anId();
    await record({ ...CARD, orderId, amount: 100_000, transactionId });
    const voiding = {
      ...REFUND,
      method: 'card_void',
      provider: 'wompi',
      transactionId,
      evidence: transactionId,
    } as const;
    await record({ ...voiding, orderId, amount: 100_000 });
    expect(await ledger.reverseTransaction('wompi', transactionId)).toBeNull();
    expect(await ledger.reverseTransaction('wompi', anId())).toBeNull();
    expect(await moneyOf(orderId)).toMatchObject({ received: 100_000, returned: 100_000, held: 0, owed: 0 });
  });

  it('gives money without a home to an order, moves it, and takes it back out', async () => {
    const [first, second] = [await anOrder(), await anOrder()];
    const transactionId = anId();
    const { entry, money } = await record({ ...CARD, amount: 70_000, transactionId });
    expect([entry.orderId, money]).toEqual([null, null]);
    const assign = (orderId: string | null) => transaction().run(() => ledger.assign(entry.id, orderId, OWNER));
    expect(await assign(first)).toMatchObject({ entry: { id: entry.id, orderId: first }, money: { received: 70_000 } });
    expect((await ledger.ofOrder(first))!.entries).toMatchObject([{ id: entry.id, orderId: first }]);
    await assign(second);
    expect(await assign(second)).toMatchObject({ isNew: false, entry: { id: entry.id }, money: null });
    expect([(await moneyOf(first)).received, (await moneyOf(second)).received]).toEqual([0, 70_000]);
    await assign(null);
    expect([(await moneyOf(second)).received, (await ledger.find(entry.id))!.orderId]).toEqual([0, null]);
    await assign(second);
    await transaction().run(() => ledger.reverseTransaction('wompi', transactionId));
    expect(await moneyOf(second)).toMatchObject({ received: 0, held: 0, owed: 100_000 });
    await expect(assign(first)).rejects.toThrow(refused('money.reversed'));
  });

  it('gives money without a home back once, and not when an order has it', async () => {
    const orderId = await anOrder();
    const { entry } = await record({ ...CARD, amount: 70_000, transactionId: anId() });
    const giveBack = () => record({ ...REFUND, amount: 70_000, reverses: entry.id, evidence: anId() });
    await transaction().run(() => ledger.assign(entry.id, orderId, OWNER));
    await expect(giveBack()).rejects.toThrow(refused('money.has_order'));
    await transaction().run(() => ledger.assign(entry.id, null, OWNER));
    const results = await Promise.allSettled([giveBack(), giveBack()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(transaction().run(() => ledger.assign(entry.id, orderId, OWNER))).rejects.toThrow(
      refused('money.reversed'),
    );
  });

  it('gives money without a home back in parts, no more than came, and none that was taken back', async () => {
    const transactionId = anId();
    const { entry } = await record({ ...CARD, amount: 70_000, transactionId });
    const giveBack = (amount: number, reverses = entry.id) => record({ ...REFUND, amount, reverses, evidence: anId() });
    await giveBack(30_000);
    await giveBack(40_000);
    await expect(giveBack(1)).rejects.toThrow(refused('money.exceeds_held'));
    const reversed = await record({ ...CARD, amount: 70_000, transactionId: anId() });
    await transaction().run(() => ledger.reverse(reversed.entry.id, OWNER));
    await expect(giveBack(1, reversed.entry.id)).rejects.toThrow(refused('money.reversed'));
  });

  it('keeps money of an order where it is', async () => {
    const [orderId, other] = [await anOrder(), await anOrder()];
    const { entry } = await record({ ...TRANSFER, orderId, amount: 10_000, reference: anId() });
    await expect(transaction().run(() => ledger.assign(entry.id, other, OWNER))).rejects.toThrow(
      refused('money.has_order'),
    );
    expect(await moneyOf(other)).toMatchObject({ received: 0 });
  });

  it('accepts less for good, and no more than is owed', async () => {
    const orderId = await anOrder();
    await record({ ...TRANSFER, orderId, amount: 99_000, reference: anId() });
    const allow = (amount: number) =>
      transaction().run(() => ledger.allow(orderId, amount, 'El banco cobró', 'ana@x.co'));
    expect(await allow(600)).toMatchObject({ allowed: 600, owed: 400 });
    for (const amount of [401, 0, -1, 1.5, Number.NaN])
      await expect(allow(amount)).rejects.toMatchObject({ kind: 'invalid', fields: { amount: expect.any(String) } });
    expect(await allow(400)).toMatchObject({ allowed: 1_000, owed: 0 });
    const { allowances } = (await ledger.ofOrder(orderId))!;
    expect(allowances.map(({ amount, reason }) => [amount, reason])).toEqual(
      expect.arrayContaining([
        [600, 'El banco cobró'],
        [400, 'El banco cobró'],
      ]),
    );
  });

  it.each([0, -1, 1.5, 1e13, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d for an order', async (amount) => {
    const orderId = await anOrder();
    await expect(record({ ...TRANSFER, orderId, amount })).rejects.toMatchObject({
      ...{ kind: 'invalid', code: 'money.amount_invalid' },
      fields: { amount: expect.any(String) },
    });
    expect((await ledger.ofOrder(orderId))!.entries).toEqual([]);
  });

  it('keeps cents and other currencies without a home, and amounts above 2^31', async () => {
    const { entry } = await record({ ...CARD, amount: 199_999.5, transactionId: anId() });
    expect(await ledger.find(entry.id)).toMatchObject({ amount: 199_999.5 });
    await record({ ...CARD, amount: 9_999_999_999_999, transactionId: anId() });
    const dollars = await record({ ...CARD, amount: 120, currency: 'USD', transactionId: anId() });
    const orderId = await anOrder(5_000_000_000);
    for (const { id } of [entry, dollars.entry])
      await expect(transaction().run(() => ledger.assign(id, orderId, OWNER))).rejects.toThrow(
        refused('money.amount_invalid'),
      );
    await record({ ...TRANSFER, orderId, amount: 4_000_000_000, reference: anId() });
    expect(await moneyOf(orderId)).toMatchObject({ received: 4_000_000_000, owed: 1_000_000_000 });
  });

  it('forgets texts and payers, and neither amounts nor that a reference is used', async () => {
    const orderId = await anOrder();
    const reference = anId();
    await record({ ...TRANSFER, orderId, amount: 10_000, reference, note: 'De Laura', payer: { name: 'Laura' } });
    await transaction().run(() => ledger.allow(orderId, 1_000, 'Laura es amiga de la casa', OWNER.actor));
    await ledger.eraseNames([orderId]);
    expect(await ledger.ofOrder(orderId)).toMatchObject({
      ...{ allowed: 1_000, entries: [{ reference, note: '', payer: null }] },
      allowances: [{ amount: 1_000, reason: '', actor: OWNER.actor }],
    });
    await ledger.eraseTexts([orderId]);
    const [entry] = (await ledger.ofOrder(orderId))!.entries;
    expect(entry).toMatchObject({ amount: 10_000, reference: null, note: '', payer: null });
    await expect(record({ ...TRANSFER, orderId, amount: 1, reference })).rejects.toThrow(
      refused('order.reference_used'),
    );
  });
}
