import { aTransaction } from '../../../test/builders/payment-attempt.builder.js';
import { aPurchase } from '../../../test/builders/purchase.builder.js';
import { OWNER, RefundWorld } from '../../../test/fakes/refund-world.js';
import type { Order } from '../../orders/index.js';
import type { Refund } from '../domain/refund.js';
import type { RefundDecision } from './decide-refund.js';

const TOTAL = 782_000;
const HALF = 391_000;

describe('refunds and the money of their order', () => {
  let world: RefundWorld;
  let order: Order;

  /** The numbers of the order. */
  const money = async () => {
    const { received, returned, held, owed } = (await world.orders.find(order.id))!.money;
    return { received, returned, held, owed };
  };
  const decide = (refund: Refund, decision: Partial<RefundDecision>) => world.decide(refund, decision);
  const fail = async (refund: Refund) => {
    await decide(refund, { state: 'under_way' });
    await decide(refund, { state: 'failed', note: 'La cuenta no existe' });
  };
  const refuse = (refund: Refund) => decide(refund, { state: 'refused', note: 'Se devuelve de otra forma' });

  beforeEach(() => {
    world = new RefundWorld();
  });

  describe('of a refund that failed', () => {
    beforeEach(async () => {
      order = await world.paidOrder();
    });

    it('closing it does not resume the order while another one gives all of the money back', async () => {
      const failed = await world.ask(order);
      await fail(failed);
      const other = await world.ask(order);
      await refuse(failed);
      expect(await world.statusOf(order)).toBe('refund_pending');
      await decide(other, { state: 'done', evidence: 'M2' });
      expect(await world.statusOf(order)).toBe('refunded');
    });

    it('refusing another one does not resume the order while this one waits for another way', async () => {
      const failed = await world.ask(order);
      await fail(failed);
      await refuse(await world.ask(order, { amount: 1000 }));
      expect(await world.statusOf(order)).toBe('refund_pending');
      await refuse(failed);
      expect(await world.statusOf(order)).toBe('paid');
    });

    it('taking it up again makes the order wait when nothing of its money is left', async () => {
      const failed = await world.ask(order, { amount: 100_000 });
      await fail(failed);
      await world.ask(order, { amount: 682_000 });
      expect(await world.statusOf(order)).toBe('paid');
      await decide(failed, { state: 'approved' });
      expect(await world.statusOf(order)).toBe('refund_pending');
    });
  });

  describe('of an order in two instalments', () => {
    /** An instalment that is paid by card now. */
    const pay = async () => {
      const attempt = await world.begun({ orderId: order.id, amount: HALF, purchase: null });
      const transaction = aTransaction(attempt);
      world.provider.report(transaction);
      await world.settling.settle(transaction);
    };

    beforeEach(async () => {
      order = await world.placeOrder.placeAwaitingTransfer(aPurchase(), HALF);
      await pay();
    });

    it('the half by transfer is not given back by the provider, which has returned the other one', async () => {
      const received = { amount: HALF, reference: 'M1' };
      await world.receiving.receive(order.id, { received, note: '', actor: OWNER, path: '' });
      await world.ask(order, { amount: HALF, way: 'provider_panel' });
      const more = world.ask(order, { amount: HALF, way: 'provider_panel' });
      await expect(more).rejects.toMatchObject({ code: 'refund.way_unavailable' });
      expect(await world.ask(order, { amount: HALF, way: 'bank_transfer' })).toMatchObject({ state: 'approved' });
    });

    it('a half that was voided by its refund is all that was given back', async () => {
      await world.ask(order, { amount: HALF, way: 'card_void' });
      await world.runVoid();
      expect(await world.statusOf(order)).toBe('refunded');
      expect(await money()).toEqual({ received: HALF, returned: HALF, held: 0, owed: TOTAL - HALF });
    });
  });

  it('a void that the provider made by itself sends the order to review once its refunds are refused', async () => {
    order = await world.paidOrder();
    const part = await world.ask(order, { amount: 100_000 });
    const rest = await world.ask(order, { amount: 682_000 });
    await world.settling.settle(world.paymentOf(order, 'VOIDED'));
    await refuse(part);
    expect(await world.statusOf(order)).toBe('refund_pending');
    await refuse(rest);
    expect(await world.statusOf(order)).toBe('payment_review');
    expect(await money()).toEqual({ received: 0, returned: 0, held: 0, owed: TOTAL });
  });

  it('a refund that is refused returns the order to production, also when an earlier payment was voided', async () => {
    order = await world.paidOrder();
    await world.settling.settle(world.paymentOf(order, 'VOIDED'));
    const change = { note: '', actor: OWNER };
    await world.admin.changeStatus(order.id, {
      ...change,
      status: 'paid',
      received: { amount: TOTAL, reference: 'M2' },
    });
    await world.admin.changeStatus(order.id, { ...change, status: 'in_production' });
    await refuse(await world.ask(order));
    expect(await world.statusOf(order)).toBe('in_production');
  });

  it('a refund that is refused makes no order without money, although an earlier release recorded no reason of the void', async () => {
    order = await world.paidOrder();
    const refund = await world.ask(order);
    await world.settling.settle(world.paymentOf(order, 'VOIDED'));
    const voided = (await world.orders.find(order.id))!;
    voided.history = voided.history.map((change) => ({ ...change, reason: undefined }));
    await world.orders.save(voided);
    await refuse(refund);
    expect(await world.statusOf(order)).toBe('payment_review');
  });

  it('a void after the transfer of a refund had left is a loss of the whole amount', async () => {
    order = await world.paidOrder();
    const sent = await world.ask(order);
    await decide(sent, { state: 'under_way', evidence: 'M1' });
    await world.settling.settle(world.paymentOf(order, 'VOIDED'));
    expect(await world.stateOf(sent)).toBe('done');
    expect(await money()).toEqual({ received: 0, returned: TOTAL, held: -TOTAL, owed: TOTAL });
  });

  it('a void after a partial refund is a loss that shows its amount, also when the order is paid again', async () => {
    order = await world.paidOrder();
    await decide(await world.ask(order, { amount: 100_000, way: 'provider_panel' }), { state: 'done', evidence: 'M1' });
    await world.settling.settle(world.paymentOf(order, 'VOIDED'));
    expect(await money()).toEqual({ received: 0, returned: 100_000, held: -100_000, owed: TOTAL });
    expect(await world.asking.overview(order.id, OWNER)).toMatchObject({ available: 0, ways: [] });
    const received = { amount: TOTAL, reference: 'M2' };
    await world.admin.changeStatus(order.id, { status: 'paid', note: '', received, actor: OWNER });
    expect(await world.asking.overview(order.id, OWNER)).toMatchObject({ available: 682_000 });
  });
});
