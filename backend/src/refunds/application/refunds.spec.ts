import { OTHER_OWNER, OWNER, RefundWorld, WORKSHOP } from '../../../test/fakes/refund-world.js';
import { refundDueOn } from '../domain/refund.js';
import type { RefundDecision } from './decide-refund.js';

describe('refunds', () => {
  let world: RefundWorld;

  const decide = (refund: { id: string }, decision: Partial<RefundDecision>, actor = OWNER) =>
    world.decide(refund, decision, actor);

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
      expect((await world.orders.find(order.id))!.money).toMatchObject({ returned: 100_000, held: 682_000, owed: 0 });
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

    it.each([0, -1, 1.5, Number.NaN])('refuses %d pesos, and keeps nothing', async (amount) => {
      const order = await world.paidOrder();
      await expect(world.ask(order, { amount })).rejects.toMatchObject({ fields: { amount: expect.any(String) } });
      expect(await world.statusOf(order)).toBe('paid');
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
        received: 782_000,
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
        proposals.push(await world.propose(order, { amount: 400_000 }, OWNER));
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

  it('are the only way into the statuses of refunds, for an order with money and for one without', async () => {
    const paid = await world.paidOrder();
    const refusal = {
      code: 'order.refund_by_refund',
      kind: 'conflict',
      message: expect.stringContaining('«Devolver»'),
    };
    for (const status of ['refund_pending', 'refunded'] as const)
      await expect(world.admin.changeStatus(paid.id, { status, note: 'x', actor: OWNER })).rejects.toMatchObject(
        refusal,
      );
    expect(await world.statusOf(paid)).toBe('paid');
    expect(await world.refunds.ofOrder(paid.id)).toEqual([]);
  });

  describe('a proposal of the workshop', () => {
    it('changes nothing for the customer and the order before an owner has approved it', async () => {
      const order = await world.paidOrder();
      const proposal = await world.propose(order);
      expect(proposal).toMatchObject({ state: 'asked', isProposal: true, isAnnounced: false });
      expect([await world.statusOf(order), world.mailedSteps]).toEqual(['paid', []]);
      await decide(proposal, { state: 'approved' });
      expect([await world.statusOf(order), world.mailedSteps]).toEqual(['refund_pending', [1]]);
    });

    it('is refused without a mail, and the order stays as it is', async () => {
      const order = await world.paidOrder();
      await decide(await world.propose(order), { state: 'refused', note: 'Ya lo arreglamos con ella' });
      expect([await world.statusOf(order), world.mailedSteps]).toEqual(['paid', []]);
    });
  });

  describe('of pieces', () => {
    const pieces = (quantity: number, position = 0) => [{ position, quantity }];

    it('say which came back, once each', async () => {
      const order = await world.paidOrder();
      expect(await world.ask(order, { amount: 391_000, pieces: pieces(1) })).toMatchObject({ pieces: pieces(1) });
      const refused = { code: 'refund.pieces_refunded', fields: { pieces: expect.any(String) as string } };
      for (const wrong of [pieces(2), pieces(1, 1), [...pieces(1), ...pieces(1)]])
        await expect(world.ask(order, { amount: 1_000, pieces: wrong })).rejects.toMatchObject(refused);
      const { pieces: left } = await world.asking.overview(order.id, OWNER);
      expect(left).toEqual([{ position: 0, name: 'Pañalera Multifuncional', quantity: 1, amounts: [391_000] }]);
    });

    it('do not come back a second time with a refund that failed before and is made again', async () => {
      const order = await world.paidOrder();
      const failed = await world.ask(order, { amount: 200_000, pieces: pieces(2), way: 'bank_transfer' });
      await decide(failed, { state: 'under_way' });
      await decide(failed, { state: 'failed', note: 'La cuenta no existe' });
      await world.ask(order, { amount: 200_000, pieces: pieces(1), way: 'bank_transfer' });
      const refused = { code: 'refund.pieces_refunded' };
      await expect(decide(failed, { state: 'approved' })).rejects.toMatchObject(refused);
      await expect(decide(failed, { state: 'done', evidence: 'M1' })).rejects.toMatchObject(refused);
      await expect(decide(failed, { way: 'provider_panel' })).rejects.toMatchObject(refused);
    });

    it('leave nothing over when they come back one by one', async () => {
      const order = await world.paidOrder();
      for (let piece = 0; piece < 2; piece += 1) {
        const { pieces: left } = await world.asking.overview(order.id, OWNER);
        const refund = await world.ask(order, { amount: left[0]!.amounts[0]!, pieces: pieces(1) });
        await decide(refund, { state: 'done', evidence: `M-${piece}` });
      }
      expect((await world.orders.find(order.id))!.money.held).toBe(0);
      expect(await world.statusOf(order)).toBe('refunded');
    });
  });

  describe('of shipping', () => {
    const shipping = { covers: 'shipping', amount: 18_000, reason: 'garantia', note: 'Llegó con un defecto' } as const;
    const sentOrder = async () => {
      const order = await world.paidOrder();
      for (const status of ['in_production', 'shipped'] as const)
        await world.admin.changeStatus(order.id, { status, note: 'Guía 7', actor: OWNER });
      return order;
    };

    it('go beyond the money of the order, with a reason, up to a limit, and leave its money and status alone', async () => {
      const order = await sentOrder();
      await decide(await world.ask(order, shipping), { state: 'done', evidence: 'E-1' });
      const { money, status } = (await world.orders.find(order.id))!;
      expect([status, money.held, money.returned]).toEqual(['shipped', 782_000, 0]);
      expect(money.entries.at(-1)).toMatchObject({ kind: 'refund', covers: 'shipping', amount: 18_000 });
      expect(await world.asking.overview(order.id, OWNER)).toMatchObject({ available: 782_000, shipping: 182_000 });
      await expect(world.ask(order, { ...shipping, amount: 182_001 })).rejects.toMatchObject({
        code: 'refund.exceeds_paid',
      });
      await decide(await world.ask(order), { state: 'done', evidence: 'E-2' });
      expect(await world.statusOf(order)).toBe('refunded');
      expect(await world.ask(order, { ...shipping, amount: 182_000 })).toMatchObject({ state: 'approved' });
    });

    it('need a reason and a parcel that left, and go by transfer without pieces', async () => {
      const order = await sentOrder();
      const refused = { code: 'refund.shipping', kind: 'invalid' };
      await expect(world.ask(order, { ...shipping, note: '' })).rejects.toMatchObject(refused);
      await expect(world.ask(order, { ...shipping, way: 'provider_panel' })).rejects.toMatchObject(refused);
      await expect(world.ask(await world.paidOrder(), shipping)).rejects.toMatchObject(refused);
    });

    it('count towards the amount that one person may give back', async () => {
      world.owners = [OWNER, OTHER_OWNER];
      world.approvalAbove = 20_000;
      const order = await sentOrder();
      expect((await world.ask(order, shipping)).state).toBe('approved');
      expect((await world.ask(order, shipping)).state).toBe('asked');
    });
  });

  it('are refused with evidence that another refund has, in any spelling, and change nothing', async () => {
    await decide(await world.ask(await world.paidOrder()), { state: 'done', evidence: 'M-1029 384' });
    const order = await world.paidOrder();
    const refund = await world.ask(order);
    await expect(decide(refund, { state: 'done', evidence: 'm1029384' })).rejects.toMatchObject({
      code: 'refund.evidence_used',
      fields: { evidence: expect.any(String) as string },
    });
    expect([await world.stateOf(refund), await world.statusOf(order)]).toEqual(['approved', 'refund_pending']);
  });
});
