import type { StaffMember } from '../../src/identity/index.js';
import { DecideOpenMoney } from '../../src/open-money/application/decide-open-money.js';
import { ListOpenMoney } from '../../src/open-money/index.js';
import { FollowUpPayments } from '../../src/orders/application/follow-up-payments.js';
import { OrderAdminService } from '../../src/orders/application/order-admin.service.js';
import { ReceiveMoney } from '../../src/orders/application/receive-money.js';
import { CheckEarlierAttempts } from '../../src/payments/application/check-earlier-attempts.js';
import { type Action, pick, type Prepared, type Story } from './story.js';

/** Of staff with orders and their money. */
export const ORDER_KINDS = {
  followUp:
    (story: Story): Prepared =>
    ({ instance }) =>
      story.shop
        .get(instance, FollowUpPayments)
        .run((orderId) => story.shop.get(instance, CheckEarlierAttempts).isUndecided(orderId)),

  receipt: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const order = await story.order(on);
    if (!order) return null;
    const { owed } = order.money;
    const amounts = [owed, owed, owed, Math.ceil(owed / 2), owed + 20_000, 1, Math.ceil(owed / 3)];
    const amount = amounts[how % amounts.length]! || 1_000;
    const received = { amount, reference: story.paper(how % 5 !== 4) };
    const actor: StaffMember = story.owner(0);
    return async (call) => {
      const id = await story.once(call, async () => {
        if (how % 7 === 6) {
          const change = { status: 'paid', from: order.status, actor, note: call.key, received } as const;
          await story.shop.get(call.instance, OrderAdminService).changeStatus(order.id, change);
          return null;
        }
        const receipt = { received, note: call.key, actor };
        return (await story.shop.get(call.instance, ReceiveMoney).receive(order.id, receipt)).entry.id;
      });
      if (id) story.acknowledged.push(id);
    };
  },

  correct: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const order = await story.order(on);
    const receipt =
      order &&
      pick(
        order.payments.filter(({ provider }) => provider === null),
        how,
      );
    if (!order || !receipt) return null;
    const correction = { reason: 'otro pedido', isMailed: how % 2 === 0, actor: story.owner(0) };
    return (call) =>
      story.once(
        call,
        async () =>
          (await story.shop.get(call.instance, ReceiveMoney).correct(order.id, receipt.id, correction)).entry.id,
      );
  },

  allow: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const order = await story.order(on);
    if (!order) return null;
    const amount = how % 2 === 0 ? order.money.owed : Math.ceil(order.money.owed / 2);
    const allowance = { amount: Math.max(1, amount), reason: 'cortesía', actor: story.owner(0) };
    return (call) =>
      story.once(call, async () => (await story.shop.get(call.instance, ReceiveMoney).allow(order.id, allowance)).id);
  },

  status: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const order = await story.order(on);
    if (!order) return null;
    const statuses = ['in_production', 'shipped', 'delivered', 'paid', 'cancelled', 'payment_review'] as const;
    const next = statuses.filter((each) => order.nextStatuses.includes(each));
    const status = pick(next, how);
    if (!status) return null;
    const change = {
      status,
      from: order.status,
      actor: story.owner(0),
      note: 'sigue',
      besidesOthers: how % 4 === 3,
      shipsUnpaid: true,
    };
    return ({ instance }) => story.shop.get(instance, OrderAdminService).changeStatus(order.id, change);
  },

  decideOpen: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const money = pick(await story.shop.get(0, ListOpenMoney).list(), on);
    if (!money) return null;
    const kind = pick(money.outcomes, how)!;
    const order = await story.order(how >> 2);
    const refund = {
      way: 'bank_transfer',
      reason: 'cortesia',
      evidence: how % 2 === 0 ? story.paper(true) : '',
    } as const;
    // A decision of one kind refuses the fields of another one.
    const decision = {
      kind,
      reason: 'así es',
      ...(kind === 'order' && { orderId: money.order?.id ?? order?.id }),
      ...(kind === 'give_back' && { refund }),
    };
    return (call) =>
      story.once(call, async () => {
        const { order: made } = await story.shop
          .get(call.instance, DecideOpenMoney)
          .decide(money.id, decision, story.owner(how >> 2));
        return made?.id ?? null;
      });
  },
};
