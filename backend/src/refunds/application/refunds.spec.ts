import { OTHER_OWNER, OWNER, RefundWorld, WORKSHOP } from '../../../test/fakes/refund-world.js';
import { refundDueOn } from '../domain/refund-due.js';
import type { RefundDecision } from './decide-refund.js';

describe('refunds', () => {
  let world: RefundWorld;

  const decide = ({ id }: { id: string }, decision: Partial<RefundDecision>, actor = OWNER) =>
    world.deciding.decide(id, { evidence: '', note: '', ...decision }, actor);

  beforeEach(() => {
    world = new RefundWorld();
  });

  describe('asking', () => {
    it('approves an amount up to the limit at once; the order waits for all of its money to go back', async () => {
      const order = await world.paidOrder();
      const refund = await world.ask(order);
      expect(refund).toMatchObject({ state: 'approved', approvedBy: OWNER.email, amount: 782_000 });
      expect(await world.statusOf(order)).toBe('refund_pending');
      await decide(refund, { state: 'done', evidence: 'M1' });
      expect(await world.statusOf(order)).toBe('refunded');
      expect((await world.orders.find(order.id))!.history.at(-1)).toMatchObject({ actor: OWNER.email, note: 'M1' });
    });

    it('keeps the status of the order for partial refunds, until they add up to the whole amount', async () => {
      const order = await world.paidOrder();
      const part = await world.ask(order, { amount: 100_000 });
      await decide(part, { state: 'done', evidence: 'M1' });
      expect(await world.statusOf(order)).toBe('paid');
      expect(await world.orders.find(order.id)).toMatchObject({ refunded: 100_000 });
      const uses = () => world.discounts.codes[0]!.uses;
      expect(uses()).toBe(1);
      const rest = await world.ask(order, { amount: 682_000 });
      expect(await world.statusOf(order)).toBe('refund_pending');
      await decide(rest, { state: 'done', evidence: 'M2' });
      expect(await world.statusOf(order)).toBe('refunded');
      // The whole of it came back, and so does the use of its code.
      expect(uses()).toBe(0);
    });

    it('refuses more than is left, and anything of an unpaid or unknown order', async () => {
      const order = await world.paidOrder();
      await world.ask(order, { amount: 700_000 });
      const exceeds = { code: 'refund.exceeds_paid', kind: 'invalid' };
      await expect(world.ask(order, { amount: 82_001 })).rejects.toMatchObject(exceeds);
      await world.ask(order, { amount: 82_000 });
      await expect(world.ask(order, { amount: 1 })).rejects.toMatchObject(exceeds);
      const attempt = await world.begun();
      const unpaid = await world.placeOrder.placeAwaitingTransfer(attempt.purchase!, null);
      await expect(world.ask(unpaid)).rejects.toMatchObject(exceeds);
      await expect(world.ask({ ...order, id: crypto.randomUUID() } as never)).rejects.toMatchObject({
        code: 'order.not_found',
      });
    });

    it('refuses a way that the payment does not have, with its reason', async () => {
      const order = await world.paidOrder('PSE');
      await expect(world.ask(order, { way: 'card_void' })).rejects.toMatchObject({
        code: 'refund.way_unavailable',
        fields: { way: expect.stringContaining('tarjeta') },
      });
      expect(await world.statusOf(order)).toBe('paid');
    });

    it('answers an accepted request of the customer once, and its days count from the request', async () => {
      const order = await world.paidOrder();
      const createdAt = new Date(world.clock.now().getTime() - 3 * 86_400_000);
      const answers = { id: crypto.randomUUID(), number: 'SOL-7K2QXM', kind: 'withdrawal', createdAt } as const;
      const ask = (changes: object = {}) => world.ask(order, { amount: 1000, answers, ...changes });
      await expect(ask({ reason: 'cortesia' })).rejects.toMatchObject({ code: 'refund.other_reason' });
      const refund = await ask();
      expect(refund).toMatchObject({ requestId: answers.id, requestNumber: answers.number });
      expect(refund.dueOn).toBe(refundDueOn('retracto', createdAt));
      await expect(ask()).rejects.toMatchObject({ code: 'refund.request_refunded' });
      await decide(refund, { state: 'refused', note: 'Llegó usada' });
      expect(await ask()).toMatchObject({ state: 'approved' });
    });

    it('finishes at once what was given back already', async () => {
      const order = await world.paidOrder();
      expect(await world.ask(order, { evidence: 'M77' })).toMatchObject({ state: 'done', evidence: 'M77' });
      expect(await world.statusOf(order)).toBe('refunded');
    });

    it('shows what can be given back, and nothing when nothing is left', async () => {
      const order = await world.paidOrder();
      expect(await world.asking.overview(order.id, OWNER)).toMatchObject({
        paid: 782_000,
        available: 782_000,
        refunds: [],
      });
      const part = await world.asking.overview(order.id, OWNER, 1_000);
      expect(part.ways.map(({ way }) => way)).toEqual(['provider_panel', 'bank_transfer', 'card_void']);
      await decide(await world.ask(order), { state: 'done', evidence: 'M1' });
      const after = await world.asking.overview(order.id, OWNER);
      expect(after).toMatchObject({ available: 0, ways: [], refunds: [{ state: 'done' }] });
    });
  });

  describe('above the limit', () => {
    beforeEach(() => {
      world.approvalAbove = 500_000;
    });

    it('waits for another owner where there is one', async () => {
      world.owners = [OWNER, OTHER_OWNER];
      const refund = await world.ask(await world.paidOrder());
      expect(refund).toMatchObject({ state: 'asked', askedBy: OWNER.email });
      const other = { code: 'refund.other_owner', kind: 'forbidden' };
      await expect(decide(refund, { state: 'approved' })).rejects.toMatchObject(other);
      await expect(decide(refund, { state: 'done', evidence: 'M1' })).rejects.toMatchObject(other);
      await expect(decide(refund, { state: 'approved' }, WORKSHOP)).rejects.toMatchObject(other);
      expect(await decide(refund, { state: 'approved' }, OTHER_OWNER)).toMatchObject({
        state: 'approved',
        approvedBy: OTHER_OWNER.email,
      });
    });

    it('counts all refunds of the order and all of the person in 24 hours, so that nobody splits one', async () => {
      world.owners = [OWNER, OTHER_OWNER];
      const [first, second] = [await world.paidOrder(), await world.paidOrder()];
      expect((await world.ask(first, { amount: 300_000 })).state).toBe('approved');
      expect(await world.asking.overview(first.id, OWNER)).toMatchObject({ approvalAbove: 200_000 });
      expect(await world.asking.overview(second.id, OTHER_OWNER)).toMatchObject({ approvalAbove: 500_000 });
      // The same order, by anybody.
      expect((await world.ask(first, { amount: 200_001 }, OTHER_OWNER)).state).toBe('asked');
      // Another order, by the same person.
      const part = await world.ask(second, { amount: 200_001 });
      expect(part.state).toBe('asked');
      await expect(decide(part, { state: 'approved' })).rejects.toMatchObject({ code: 'refund.other_owner' });
      await decide(part, { state: 'refused', note: 'No' }, OTHER_OWNER);
      // What was refused does not count.
      expect((await world.ask(second, { amount: 200_000 })).state).toBe('approved');
      world.clock.pass(24 * 3_600_000);
      const third = await world.paidOrder();
      expect((await world.ask(third, { amount: 500_000 })).state).toBe('approved');
      expect((await world.ask(first, { amount: 1_000 }, OTHER_OWNER)).state).toBe('asked');
    });

    it('counts the day on which proposals are approved, not only the one on which they were asked for', async () => {
      world.owners = [OWNER, OTHER_OWNER];
      const proposals = [];
      for (const order of [await world.paidOrder(), await world.paidOrder()])
        proposals.push(
          await world.asking.ask(
            order.id,
            { amount: 400_000, reason: 'retracto', way: 'bank_transfer', evidence: '' },
            OWNER,
            true,
          ),
        );
      world.clock.pass(48 * 3_600_000);
      expect(await decide(proposals[0]!, { state: 'approved' })).toMatchObject({ state: 'approved' });
      await expect(decide(proposals[1]!, { state: 'approved' })).rejects.toMatchObject({ code: 'refund.other_owner' });
    });

    it('does not count a refund that failed until it is approved again', async () => {
      world.owners = [OWNER, OTHER_OWNER];
      const [first, second] = [await world.paidOrder(), await world.paidOrder()];
      const failed = await world.ask(first, { amount: 400_000 });
      await decide(failed, { state: 'under_way' });
      await decide(failed, { state: 'failed', note: 'La cuenta no existe' });
      expect((await world.ask(second, { amount: 400_000 })).state).toBe('approved');
      await expect(decide(failed, { state: 'approved' })).rejects.toMatchObject({ code: 'refund.other_owner' });
    });

    it('waits for the other owner also when she was removed in the last 24 hours', async () => {
      world.owners = [OWNER, OTHER_OWNER];
      world.staffChanges.set(OTHER_OWNER.id, { disabledAt: world.clock.now() });
      const refund = await world.ask(await world.paidOrder());
      await expect(decide(refund, { state: 'approved' })).rejects.toMatchObject({ code: 'refund.other_owner' });
      world.clock.pass(24 * 3_600_000);
      expect(await decide(refund, { state: 'approved' })).toMatchObject({ state: 'approved' });
    });

    it('takes no approval above the limit of an owner who was added in the last 24 hours', async () => {
      world.owners = [OWNER, OTHER_OWNER];
      world.staffChanges.set(OTHER_OWNER.id, { ownerSince: world.clock.now() });
      const refund = await world.ask(await world.paidOrder());
      const other = { code: 'refund.other_owner' };
      await expect(decide(refund, { state: 'approved' }, OTHER_OWNER)).rejects.toMatchObject(other);
      world.clock.pass(24 * 3_600_000);
      expect(await decide(refund, { state: 'approved' }, OTHER_OWNER)).toMatchObject({ state: 'approved' });
    });

    it('takes no approval of a new owner for refunds that one person split', async () => {
      world.approvalAbove = 100_000;
      world.owners = [OWNER, OTHER_OWNER];
      world.staffChanges.set(OTHER_OWNER.id, { ownerSince: world.clock.now() });
      const refunds = [];
      for (let count = 0; count < 3; count += 1)
        refunds.push(await world.ask(await world.paidOrder(), { amount: 90_000 }));
      expect(refunds.map(({ state }) => state)).toEqual(['approved', 'asked', 'asked']);
      for (const refund of refunds.slice(1))
        await expect(decide(refund, { state: 'approved' }, OTHER_OWNER)).rejects.toMatchObject({
          code: 'refund.other_owner',
        });
    });

    it('lets a single owner approve in a second step', async () => {
      const refund = await world.ask(await world.paidOrder());
      expect(refund.state).toBe('asked');
      expect(await decide(refund, { state: 'approved' })).toMatchObject({ state: 'approved' });
    });

    it('always waits for an owner when the workshop asks', async () => {
      const refund = await world.ask(await world.paidOrder(), { amount: 1_000 }, WORKSHOP);
      expect(refund.state).toBe('asked');
      expect(await decide(refund, { state: 'approved' })).toMatchObject({ approvedBy: OWNER.email });
    });
  });

  describe('decisions', () => {
    it('refuse with a reason, and the order goes on where it was', async () => {
      world.approvalAbove = 0;
      const order = await world.paidOrder();
      const refund = await world.ask(order);
      expect(await world.statusOf(order)).toBe('refund_pending');
      await expect(decide(refund, { state: 'refused' })).rejects.toMatchObject({ fields: { note: /\w/ } });
      await decide(refund, { state: 'refused', note: 'Se usó' });
      expect(await world.statusOf(order)).toBe('paid');
      // The money may be given back later.
      await world.ask(order);
    });

    it('need evidence for the end, and let one that failed go another way', async () => {
      const order = await world.paidOrder();
      const refund = await world.ask(order, { way: 'provider_panel' });
      await expect(decide(refund, { state: 'done' })).rejects.toMatchObject({ fields: { evidence: /\w/ } });
      await decide(refund, { state: 'under_way' });
      await decide(refund, { state: 'failed', note: 'La cuenta de la pasarela no tenía saldo' });
      expect(await world.statusOf(order)).toBe('refund_pending');
      await decide(refund, { state: 'approved', way: 'bank_transfer' });
      expect(await decide(refund, { state: 'done', evidence: 'M3' })).toMatchObject({ way: 'bank_transfer' });
      expect(await world.statusOf(order)).toBe('refunded');
      await expect(decide(refund, { state: 'approved' })).rejects.toMatchObject({ code: 'refund.state' });
    });

    it('do not record a refund that failed as done when it is approved again, with the evidence of the failed one', async () => {
      const order = await world.paidOrder();
      const refund = await world.ask(order);
      await decide(refund, { state: 'under_way', evidence: 'M1' });
      await decide(refund, { state: 'failed', note: 'La cuenta no existe' });
      expect(await decide(refund, { state: 'approved' })).toMatchObject({ state: 'approved' });
      expect(await world.statusOf(order)).toBe('refund_pending');
      await decide(refund, { state: 'done', evidence: 'M2' });
      expect(await world.refunds.find(refund.id)).toMatchObject({ state: 'done', evidence: 'M2' });
    });

    it('mail no evidence of a refund that failed when a picture proves the next one', async () => {
      const refund = await world.ask(await world.paidOrder());
      await decide(refund, { state: 'under_way', evidence: 'M1' });
      await decide(refund, { state: 'failed', note: 'La cuenta no existe' });
      const approved = await decide(refund, { state: 'approved' });
      approved.evidenceFile = { id: crypto.randomUUID(), uploadDigest: 'a' };
      await world.refunds.save(approved);
      expect(await decide(refund, { state: 'done' })).toMatchObject({ state: 'done', evidence: '' });
    });

    it('store the evidence of the owner who finishes a proposal that had another one', async () => {
      const refund = await world.ask(await world.paidOrder(), { evidence: 'M1' }, WORKSHOP);
      await decide(refund, { state: 'done', evidence: 'M2' });
      expect(await world.refunds.find(refund.id)).toMatchObject({ state: 'done', evidence: 'M2' });
    });

    it('do not void a payment of yesterday that waited for its approval', async () => {
      world.approvalAbove = 0;
      const refund = await world.ask(await world.paidOrder(), { way: 'card_void' });
      world.clock.pass(24 * 3_600_000);
      await expect(decide(refund, { state: 'approved' })).rejects.toMatchObject({ code: 'refund.way_unavailable' });
      expect(await decide(refund, { state: 'approved', way: 'provider_panel' })).toMatchObject({ state: 'approved' });
    });

    it('mail each step, and record who did it', async () => {
      const order = await world.paidOrder();
      const refund = await world.ask(order);
      await decide(refund, { state: 'done', evidence: 'M1' });
      expect(world.mailedSteps).toEqual([0, 1, 2]);
      expect(world.audit.entries.summaries).toEqual([
        `Ana pidió devolver $782.000 de ${order.number}`,
        `Ana aprobó devolver $782.000 de ${order.number}`,
        `Ana registró como hecha la devolución de $782.000 de ${order.number}`,
      ]);
    });

    it('answer an unknown refund', async () => {
      await expect(decide({ id: crypto.randomUUID() }, { state: 'done', evidence: 'M' })).rejects.toMatchObject({
        code: 'refund.not_found',
      });
    });
  });

  describe('a status that staff set by hand', () => {
    const move = async (order: { id: string }, status: 'refund_pending' | 'refunded', note = '') =>
      world.admin.changeStatus(order.id, { status, note, actor: OWNER });
    const refundsOf = ({ id }: { id: string }) => world.refunds.ofOrder(id);

    it('asks for a refund of everything, and finishes it with the note as evidence', async () => {
      const order = await world.paidOrder();
      await move(order, 'refund_pending');
      expect(await refundsOf(order)).toMatchObject([{ amount: 782_000, way: 'provider_panel', state: 'approved' }]);
      await move(order, 'refunded', 'Comprobante 7');
      expect(await refundsOf(order)).toMatchObject([{ state: 'done', evidence: 'Comprobante 7' }]);
      expect(await world.statusOf(order)).toBe('refunded');
    });

    it('asks for the rest after a part, and records the refund of an order that began it before refunds were rows', async () => {
      const order = await world.paidOrder();
      await world.ask(order, { amount: 100_000 });
      await move(order, 'refund_pending');
      expect(await refundsOf(order)).toMatchObject([{ amount: 100_000 }, { amount: 682_000, way: 'bank_transfer' }]);

      const earlier = (await world.orders.find((await world.paidOrder()).id))!;
      await world.orders.save(Object.assign(earlier, { status: 'refund_pending' }));
      await move(earlier, 'refunded', 'Comprobante 8');
      expect(await refundsOf(earlier)).toMatchObject([{ amount: 782_000, state: 'done', evidence: 'Comprobante 8' }]);
    });

    it('mails nothing besides the refund', async () => {
      const order = await world.paidOrder();
      const before = world.orderMails.toCustomer.length;
      await move(order, 'refund_pending');
      expect(world.orderMails.toCustomer).toHaveLength(before);
    });
  });
});
