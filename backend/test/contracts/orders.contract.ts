import type { Ledger } from '../../src/money/application/ledger.js';
import type { Transaction } from '../../src/common/transaction.port.js';
import type { AwaitedMoney, OrderPosition, Orders } from '../../src/orders/application/orders.port.js';
import { correctDetails, detailsVersion } from '../../src/orders/domain/correction.js';
import { anonymiseOrder } from '../../src/orders/domain/erase-order.js';
import { Order } from '../../src/orders/domain/order.js';
import type { Placement } from '../../src/orders/domain/placement.js';
import { receiveTransfer } from '../builders/order.builder.js';
import { aCardPayment, aPurchase } from '../builders/purchase.builder.js';

interface Store {
  readonly orders: Pick<
    Orders,
    | 'add'
    | 'byNumber'
    | 'byTransaction'
    | 'find'
    | 'findAwaitingMoneyForUpdate'
    | 'findForUpdate'
    | 'ofAttempt'
    | 'save'
    | 'saveDetails'
    | 'saveErasure'
    | 'saveStaffNotes'
  >;
  readonly transaction: Transaction;
  /** The money of these orders. */
  readonly ledger: Ledger;
}

const TRANSFER = { method: 'BANK_TRANSFER', transactionId: null, reference: null, attemptId: null };

/** Contract of every store of orders: storing and finding. Claims: `order-claims.contract.ts`. */
export function itStoresOrders(open: () => Store): void {
  let store: Store;
  /** Before the orders of all other tests of the store. */
  let minute = Date.UTC(2020, 0, 15, 15);
  const nextMoment = () => new Date((minute += 60_000));

  beforeEach(() => {
    store = open();
  });

  async function anOrder(changes: Partial<Placement> = {}): Promise<Order> {
    const placement = { purchase: aPurchase(), payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
    const order = Order.place(crypto.randomUUID(), { ...placement, ...changes }, nextMoment());
    expect(await store.orders.add(order)).toBe(true);
    return order;
  }

  it('returns an order as it was placed, by each of its identifiers', async () => {
    const order = await anOrder();
    await store.ledger.open(order.id, order.purchase.finalTotal);
    await anOrder();
    const found = [
      await store.orders.find(order.id),
      await store.transaction.run(() => store.orders.findForUpdate(order.id)),
      await store.orders.ofAttempt(order.payment.attemptId!),
      await store.orders.byNumber(order.number),
      await store.orders.byNumber(order.number, 'LAURA@example.com'),
    ];
    for (const each of found) expect(each).toEqual(order);
    expect(await store.orders.byNumber(order.number, 'other@example.com')).toBeNull();
    expect(await store.orders.find(crypto.randomUUID())).toBeNull();
  });

  it('takes no number twice', async () => {
    const first = await anOrder();
    const second = Object.assign(Order.place(crypto.randomUUID(), first as Placement, nextMoment()), {
      number: first.number,
      payment: aCardPayment(),
    });
    expect(await store.orders.add(second)).toBe(false);
    expect(await store.orders.find(second.id)).toBeNull();
  });

  it('changes nothing of an order that is not saved', async () => {
    const order = await anOrder();
    const loaded = (await store.orders.find(order.id))!;
    loaded.changeTo('in_production', { at: nextMoment(), actor: 'taller@sigerist.co', note: '' });
    expect(await store.orders.find(order.id)).toEqual(order);
  });

  it('stores a new status with its history, and nothing else', async () => {
    const order = await anOrder();
    order.changeTo('in_production', { at: nextMoment(), actor: 'taller@sigerist.co', note: '' });
    order.promised = { earliest: '2026-02-05', latest: '2026-02-12' };
    await store.orders.save(
      Object.assign(new Order(), order, { staffNotes: [{ at: '2026-01-15', actor: '', text: '' }] }),
    );
    expect(await store.orders.find(order.id)).toEqual(order);
  });

  it('stores corrected details and notes of staff', async () => {
    const order = await anOrder();
    const author = { version: detailsVersion(order), at: nextMoment(), actor: 'shopper' };
    correctDetails(order, { phone: '301 222 9988', names: [{ position: 0, name: 'Nombre Nuevo' }] }, author);
    await store.orders.saveDetails(order);
    expect(await store.orders.find(order.id)).toEqual(order);
    order.staffNotes = [{ at: nextMoment().toISOString(), actor: 'taller@sigerist.co', text: 'Hilo dorado pedido' }];
    await store.orders.saveStaffNotes(order);
    expect(await store.orders.find(order.id)).toEqual(order);
  });

  it('stores an anonymised order', async () => {
    const order = await anOrder({ payment: TRANSFER, status: 'pending_transfer' });
    anonymiseOrder(order, nextMoment());
    await store.orders.saveErasure(order);
    expect(await store.orders.find(order.id)).toEqual(order);
  });

  it('has the money of the ledger, and is found by each of its payments', async () => {
    const order = await anOrder({ payment: TRANSFER, status: 'pending_transfer', firstInstalment: 391_000 });
    expect((await store.orders.find(order.id))!.money).toMatchObject({ received: 0, owed: 782_000, entries: [] });
    const transactionId = `1-1700000001-${order.id}`;
    expect(await store.orders.byTransaction(transactionId)).toBeNull();
    const paid = { kind: 'payment', method: 'PSE', provider: 'wompi', transactionId, actor: 'provider' } as const;
    await store.ledger.open(order.id, 782_000);
    await store.transaction.run(() => store.ledger.record({ ...paid, orderId: order.id, amount: 391_000 }));
    for (const found of [
      await store.orders.find(order.id),
      await store.transaction.run(() => store.orders.findForUpdate(order.id)),
      await store.orders.byTransaction(transactionId),
      await store.orders.byNumber(order.number),
    ])
      expect(found).toMatchObject({
        id: order.id,
        money: { received: 391_000, owed: 391_000, entries: [{ transactionId, method: 'PSE', amount: 391_000 }] },
      });
  });

  it('pages through the orders that wait for a transfer or for a balance, the oldest first', async () => {
    const begin: OrderPosition = { createdAt: nextMoment(), id: crypto.randomUUID() };
    const whole = { payment: TRANSFER, status: 'pending_transfer' } as const;
    const halves = { ...whole, firstInstalment: 391_000 };
    const waiting = [await anOrder(whole), await anOrder(halves), await anOrder(whole)];
    const begun = await anOrder(halves);
    receiveTransfer(begun, 391_000, nextMoment());
    await store.orders.save(begun);
    await anOrder();
    const placedBefore = nextMoment();
    await anOrder(whole);
    const idsOf = async (kind: AwaitedMoney, after: OrderPosition, limit: number) => {
      const find = () => store.orders.findAwaitingMoneyForUpdate(kind, { placedBefore, after, limit });
      return (await store.transaction.run(find)).map(({ id }) => id);
    };
    const ids = waiting.map(({ id }) => id);
    expect(await idsOf('transfer', begin, 2)).toEqual(ids.slice(0, 2));
    expect(await idsOf('transfer', waiting[1]!, 2)).toEqual(ids.slice(2));
    expect(await idsOf('balance', begin, 9)).toEqual([begun.id]);
  });
}
