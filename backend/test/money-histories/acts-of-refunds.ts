import { digestOf } from '../../src/common/random-token.js';
import { AskRefund } from '../../src/refunds/index.js';
import { DecideRefund } from '../../src/refunds/application/decide-refund.js';
import { RefundAccounts } from '../../src/refunds/application/refund-accounts.js';
import type { RefundState } from '../../src/refunds/domain/refund.js';
import { type Action, pick, type Prepared, type Story } from './story.js';

const BANK_ACCOUNT = {
  bank: 'Bancolombia',
  type: 'ahorros',
  number: '12345678901',
  holder: 'Laura Restrepo',
  documentType: 'CC',
  document: '1020304050',
} as const;

/** Of refunds: owners, and the customer who writes an account. */
export const REFUND_KINDS = {
  askRefund: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const order = await story.order(on);
    if (!order) return null;
    const { held } = order.money;
    const isShipping = how % 11 === 10;
    const amount = isShipping ? 150_000 : how % 3 === 2 || how % 8 === 5 ? Math.ceil(held / 2) : held;
    const isDone = how % 4 === 3;
    const ways = ['card_void', 'bank_transfer', 'provider_panel', 'bank_transfer'] as const;
    const request =
      how % 4 === 1
        ? { id: order.id, number: 'SOL-AAAAAA', kind: 'guarantee' as const, createdAt: story.shop.now }
        : null;
    const asked = {
      amount: Math.max(1, amount),
      covers: isShipping ? ('shipping' as const) : ('order' as const),
      pieces: how % 6 === 2 && !isShipping ? [{ position: 0, quantity: 1 }] : [],
      reason: request ? ('garantia' as const) : ('cortesia' as const),
      way: isShipping ? ('bank_transfer' as const) : ways[how % ways.length]!,
      evidence: isDone ? story.paper(how % 8 !== 7) : '',
      answers: request,
    };
    const { id, name, email } = story.owner(how % 5 === 4 ? 1 : 0);
    return (call) =>
      story.once(call, async () => {
        const actor = { id, name, email, isOwner: true };
        return (
          await story.shop
            .get(call.instance, AskRefund)
            .ask(order.id, { ...asked, note: call.key }, actor, how % 9 === 8)
        ).id;
      });
  },

  decideRefund: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const refund = await story.refund(on);
    if (!refund) return null;
    const states = ['done', 'approved', 'under_way', 'done', 'failed', 'refused', 'done', undefined] as const;
    const state = states[how % states.length] satisfies RefundState | undefined;
    const ways = ['bank_transfer', 'provider_panel', 'card_void'] as const;
    const way = state ? undefined : ways[how % ways.length];
    const needsPaper = state === 'done' || (state === 'under_way' && how % 2 === 0);
    const decision = { state, way, evidence: needsPaper ? story.paper(how % 7 !== 6) : '', note: 'porque sí' };
    const { id, name, email } = story.owner(how >> 3);
    return async (call) => {
      const deciding = story.shop.get(call.instance, DecideRefund);
      await deciding.assertNotVoided(refund.id, decision);
      const actor = { id, name, email, isOwner: true };
      return story.once(call, async () => (await deciding.decide(refund.id, decision, actor)).state);
    };
  },

  /** The customer writes the account under the newest link that was mailed. */
  giveAccount: (story: Story, { on }: Action): Prepared => {
    const tokens = story.shop.mails.flatMap(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? []);
    const token = pick(tokens.reverse(), on);
    return token === null
      ? null
      : async ({ instance }) => {
          await story.shop.get(instance, RefundAccounts).give(token, BANK_ACCOUNT, '10.0.5.1');
          story.accountLinks.push(digestOf(token));
        };
  },

  askAccountAgain: async (story: Story, { on }: Action): Promise<Prepared> => {
    const refund = await story.refund(on);
    if (!refund) return null;
    const { id, name, email } = story.owner(0);
    return (call) =>
      story.shop.get(call.instance, RefundAccounts).sendLinkAgain(refund.id, { id, name, email, isOwner: true });
  },
};
