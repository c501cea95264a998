import { OWNER, RefundWorld } from '../../../test/fakes/refund-world.js';
import { HOUR_MS, MINUTE_MS } from '../../common/time.js';
import type { Order } from '../../orders/index.js';
import type { Refund } from '../domain/refund.js';

describe('the void of a card payment', () => {
  let world: RefundWorld;
  let order: Order;
  let refund: Refund;

  const now = async () => (await world.refunds.find(refund.id))!;
  /** The provider voids the payment and reports it by an event, say. */
  const voidAtProvider = () => world.provider.report(world.paymentOf(order, 'VOIDED'));
  const event = async () => {
    voidAtProvider();
    await world.settling.settle(world.paymentOf(order, 'VOIDED'));
  };

  beforeEach(async () => {
    world = new RefundWorld();
    order = await world.paidOrder();
    refund = await world.ask(order, { way: 'card_void' });
  });

  it('gives the money back at once, with one mail about its end and none about the void itself', async () => {
    const mails = world.orderMails.toCustomer.length;
    await world.runVoid();
    expect(await now()).toMatchObject({ state: 'done', evidence: order.payment.transactionId, voidCalls: 1 });
    expect(await world.statusOf(order)).toBe('refunded');
    expect(world.orderMails.toCustomer).toHaveLength(mails);
    expect(world.provider.voided).toHaveLength(1);
  });

  it('is under way while the provider works on it, and done with its event', async () => {
    world.provider.onVoid = () => ({ kind: 'accepted' });
    await world.runVoid();
    expect((await now()).state).toBe('under_way');
    expect(await world.statusOf(order)).toBe('refund_pending');
    await event();
    expect((await now()).state).toBe('done');
    expect(await world.statusOf(order)).toBe('refunded');
  });

  it('is found by polling when no event reports it', async () => {
    world.provider.onVoid = () => ({ kind: 'accepted' });
    await world.runVoid();
    voidAtProvider();
    world.clock.pass(MINUTE_MS);
    await world.runVoid();
    expect((await now()).state).toBe('done');
    expect(world.provider.voided).toHaveLength(1);
  });

  it('becomes a task in the provider’s panel when the payment is settled already', async () => {
    world.provider.onVoid = () => ({ kind: 'refused' });
    await world.runVoid();
    expect(await now()).toMatchObject({ state: 'approved', way: 'provider_panel', isVoiding: false });
    expect((await now()).history.at(-1)).toMatchObject({ actor: 'provider', note: expect.stringContaining('liquidó') });
    await world.runVoid();
    expect(world.provider.voided).toHaveLength(1);
  });

  it('is done by a late event, also after a person took over', async () => {
    world.provider.onVoid = () => ({ kind: 'refused' });
    await world.runVoid();
    await event();
    expect(await now()).toMatchObject({ state: 'done', evidence: order.payment.transactionId });
    expect(await world.statusOf(order)).toBe('refunded');
  });

  it('is repaired by reading when the process dies between the call and its record', async () => {
    world.provider.onVoid = () => {
      voidAtProvider();
      throw new Error('killed');
    };
    await expect(world.runVoid()).rejects.toThrow('killed');
    expect(await now()).toMatchObject({ state: 'approved', voidCalls: 1 });
    await world.runVoid();
    expect((await now()).state).toBe('done');
    expect(world.provider.voided).toHaveLength(1);
  });

  it('is called again when the process dies before the call, but never while the first one may run', async () => {
    world.provider.onVoid = () => {
      throw new Error('killed');
    };
    await expect(world.runVoid()).rejects.toThrow('killed');
    world.provider.onVoid = null;
    await world.runVoid();
    expect(world.provider.voided).toHaveLength(1);
    world.clock.pass(MINUTE_MS);
    await world.runVoid();
    expect(world.provider.voided).toHaveLength(2);
    expect((await now()).state).toBe('done');
  });

  it('makes no second call while the first one runs', async () => {
    let second: Promise<void> | undefined;
    world.provider.onVoid = async () => {
      second ??= world.runVoid();
      await second;
      return { kind: 'accepted' };
    };
    await world.runVoid();
    expect(second).toBeDefined();
    expect(world.provider.voided).toHaveLength(1);
  });

  it('is left to a person after three calls without an answer, and on the next day', async () => {
    world.provider.onVoid = () => ({ kind: 'unknown', reason: 'no answer' });
    for (let call = 0; call < 4; call += 1) {
      await world.runVoid();
      world.clock.pass(2 * MINUTE_MS);
    }
    expect(await now()).toMatchObject({ state: 'approved', way: 'provider_panel', voidCalls: 3 });

    order = await world.paidOrder();
    world.provider.isUnavailable = true;
    const other = await world.ask(order, { way: 'card_void' });
    await world.voiding.run(other.id);
    expect(await world.refunds.find(other.id)).toMatchObject({ way: 'card_void', voidCalls: 0 });
    world.clock.pass(24 * HOUR_MS);
    await world.voiding.run(other.id);
    expect(await world.refunds.find(other.id)).toMatchObject({ way: 'provider_panel', state: 'approved' });
  });

  it('is left to a person when the provider accepted it and voids nothing for a day', async () => {
    world.provider.onVoid = () => ({ kind: 'accepted' });
    await world.runVoid();
    world.clock.pass(25 * HOUR_MS);
    await world.runVoid();
    expect(await now()).toMatchObject({ state: 'approved', way: 'provider_panel' });
  });

  it('is not given back twice by a person who did not see it', async () => {
    world.provider.onVoid = () => ({ kind: 'unknown', reason: 'no answer' });
    for (let call = 0; call < 4; call += 1) {
      await world.runVoid();
      world.clock.pass(2 * MINUTE_MS);
    }
    const done = { state: 'done', evidence: 'Caso 12', note: '' } as const;
    world.provider.isUnavailable = true;
    await expect(world.decide(refund, done)).rejects.toMatchObject({ kind: 'unavailable' });
    world.provider.isUnavailable = false;
    voidAtProvider();
    await expect(world.decide(refund, done)).rejects.toMatchObject({
      code: 'refund.voided_already',
    });
    expect(await now()).toMatchObject({ state: 'done', evidence: order.payment.transactionId });
  });

  it('is recorded when it arrives after another refund took the place of the one that failed', async () => {
    world.provider.onVoid = () => ({ kind: 'refused' });
    await world.runVoid();
    const decide = ({ id }: Refund, state: 'under_way' | 'failed' | 'done') =>
      world.deciding.decide(id, { state, evidence: state === 'done' ? 'M1' : '', note: 'La pasarela no pudo' }, OWNER);
    await decide(refund, 'under_way');
    await decide(refund, 'failed');
    const other = await world.ask(order);
    await event();
    // The void happened after all: the transfer that took its place is not made.
    expect(await now()).toMatchObject({ state: 'done', evidence: order.payment.transactionId });
    const note = expect.stringContaining('No lo devuelvas otra vez');
    expect((await world.refunds.find(other.id))!.history.at(-1)).toMatchObject({ state: 'approved', note });
    await expect(decide(other, 'done')).rejects.toMatchObject({ code: 'money.exceeds_held' });
    await world.decide(other, { state: 'refused', note: 'Ya volvió con la anulación' });
    expect(await world.statusOf(order)).toBe('refunded');
    expect((await world.orders.find(order.id))!.money).toMatchObject({ returned: 782_000, held: 0 });
  });

  it('that staff asked for in the panel of the provider finishes the refund, once', async () => {
    const other = await world.paidOrder();
    const byHand = await world.ask(other, { way: 'provider_panel' });
    await world.settling.settle(world.paymentOf(other, 'VOIDED'));
    expect(await world.refunds.find(byHand.id)).toMatchObject({
      state: 'done',
      evidence: other.payment.transactionId,
      history: [{}, {}, { actor: 'provider', note: expect.stringContaining('anuló') as string }],
    });
    const { status, money } = (await world.orders.find(other.id))!;
    expect([status, money.entries.map(({ kind }) => kind)]).toEqual(['refunded', ['payment', 'refund']]);
  });

  it('that nobody asked for leaves a transfer to staff, so that the money is not given back twice', async () => {
    const other = await world.paidOrder();
    const byTransfer = await world.ask(other);
    await world.settling.settle(world.paymentOf(other, 'VOIDED'));
    const after = await world.refunds.find(byTransfer.id);
    expect(after).toMatchObject({ state: 'approved' });
    expect(after!.history.at(-1)).toMatchObject({ actor: 'provider', note: expect.stringContaining('anuló') });
    expect(await world.statusOf(other)).toBe('refund_pending');
    await expect(world.decide(byTransfer, { state: 'done', evidence: 'M1' })).rejects.toMatchObject({
      code: 'money.exceeds_held',
    });
  });

  it('cannot be decided by a person while the provider works on it', async () => {
    world.provider.onVoid = () => ({ kind: 'accepted' });
    await world.runVoid();
    for (const state of ['done', 'failed', 'refused'] as const) {
      const decision = { state, evidence: 'x', note: 'x' };
      await expect(world.deciding.decide(refund.id, decision, OWNER)).rejects.toMatchObject({ code: 'refund.state' });
    }
  });
});
