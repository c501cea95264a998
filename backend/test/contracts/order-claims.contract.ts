import type { Transaction } from '../../src/common/transaction.port.js';
import type { Orders } from '../../src/orders/application/orders.port.js';
import { Order } from '../../src/orders/domain/order.js';
import type { OrderLine } from '../../src/orders/domain/purchase.js';
import { aCardPayment, aPurchase, anOrderLine } from '../builders/purchase.builder.js';

interface Store {
  readonly orders: Pick<
    Orders,
    'add' | 'claim' | 'claimantOf' | 'findClaimantsForUpdate' | 'ofSameLines' | 'takeOverClaims'
  >;
  readonly transaction: Transaction;
}

/** The behaviour of every store of orders: claims on cart lines and transfers. */
export function itKeepsClaims(open: () => Store): void {
  let store: Store;
  let sessionId: string;
  let lines: OrderLine[];
  let minute = 0;

  beforeEach(() => {
    store = open();
    sessionId = crypto.randomUUID();
    lines = [anOrderLine(), anOrderLine(), anOrderLine()];
  });

  const idsOf = (...which: number[]) => which.map((index) => lines[index]!.cartLineId);

  /** An order of these lines that claims the free ones. */
  async function anOrder(...which: number[]): Promise<{ order: Order; claimed: number }> {
    const purchase = aPurchase({ sessionId, lines: which.map((index) => lines[index]!) });
    const placement = { purchase, payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
    const order = Order.place(crypto.randomUUID(), placement, new Date(Date.UTC(2026, 0, 15, 15, (minute += 1))));
    const claimed = await store.transaction.run(async () => {
      const count = await store.orders.claim(order.id, idsOf(...which));
      expect(await store.orders.add(order)).toBe(true);
      return count;
    });
    return { order, claimed };
  }

  it('gives a cart line to the first order that claims it', async () => {
    const first = await anOrder(0);
    const second = await anOrder(0, 1);
    expect([first.claimed, second.claimed]).toEqual([1, 1]);
    expect((await store.orders.claimantOf(idsOf(0)[0]!))?.id).toBe(first.order.id);
    expect(await store.orders.claimantOf(crypto.randomUUID())).toBeNull();
    const claimants = await store.transaction.run(() => store.orders.findClaimantsForUpdate(idsOf(0, 1, 2)));
    expect(claimants.map(({ id }) => id).sort()).toEqual([first.order.id, second.order.id].sort());
  });

  it('gives claims to another order unless a further order has one of the lines', async () => {
    const { order: first } = await anOrder(0);
    const { order: second } = await anOrder(1);
    const { order: third } = await anOrder(2);
    const takeOver = (which: number[], from: Order[]) =>
      store.orders.takeOverClaims(
        third.id,
        idsOf(...which),
        from.map(({ id }) => id),
      );
    expect(await takeOver([0, 1, 2], [first])).toBe(false);
    expect((await store.orders.claimantOf(idsOf(0)[0]!))?.id).toBe(first.id);
    expect(await takeOver([0, 1, 2], [first, second])).toBe(true);
    expect((await store.orders.claimantOf(idsOf(0)[0]!))?.id).toBe(third.id);
    expect((await store.orders.claimantOf(idsOf(1)[0]!))?.id).toBe(third.id);
    expect(await takeOver([0], [first])).toBe(false);
  });

  it('finds the other orders of the same lines in the same cart, the newest first, claimed or not', async () => {
    const { order: first } = await anOrder(0, 1);
    const { order: second } = await anOrder(1);
    const { order: third } = await anOrder(1, 2);
    await anOrder(2);
    const found = async (order: Order) => (await store.orders.ofSameLines(order)).map(({ id }) => id);
    expect(await found(first)).toEqual([third.id, second.id]);
    // An erased order has no cart any more; what it claimed is still its own.
    const erased = { ...third, purchase: { ...third.purchase, sessionId: '' } } as Order;
    expect(await found(erased)).toEqual([first.id]);
  });
}
