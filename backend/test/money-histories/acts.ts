import { LEDGER_KINDS } from './acts-of-ledger.js';
import { ORDER_KINDS } from './acts-of-orders.js';
import { PAYMENT_KINDS } from './acts-of-payments.js';
import { REFUND_KINDS } from './acts-of-refunds.js';
import type { Action, Prepared, Story } from './story.js';

/** Each kind of action: what it does, if there is anything to do it to. */
const KINDS = { ...PAYMENT_KINDS, ...ORDER_KINDS, ...REFUND_KINDS, ...LEDGER_KINDS };

export type Kind = keyof typeof KINDS;

/** An action that changes something; null when there is nothing that it could be about. */
export async function prepare(story: Story, action: Action): Promise<Prepared> {
  return KINDS[action.kind](story, action);
}
