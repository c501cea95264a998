import { Injectable } from '@nestjs/common';
import { type Pesos, sumOf } from '../../common/money.js';
import type { Entry } from '../../money/index.js';
import type { Order } from '../../orders/index.js';
import { SENT } from '../../common/order-statuses.js';
import { type LinePieces, pieceAmounts, piecesBack } from '../domain/piece-amounts.js';
import { MAX_SHIPPING, type Refund } from '../domain/refund.js';
import type { HeldPayment } from '../domain/refund-ways.js';
import { Refunds } from './refunds.port.js';

/** The pieces of a line that have not come back. */
interface PiecesLeft extends LinePieces {
  readonly name: string;
  /** What was paid for each of them, whole pesos. */
  readonly amounts: readonly Pesos[];
}

/** What may still be given back of an order's money. */
export interface RefundableMoney {
  /** What the customer paid and the shop has, before the open refunds. */
  readonly held: Pesos;
  readonly received: Pesos;
  /** `held` without what open refunds will give back. */
  readonly available: Pesos;
  /** What may still be given back of the shipping that the customer paid on delivery; 0 for a parcel that has not left. */
  readonly shipping: Pesos;
  readonly pieces: readonly PiecesLeft[];
  /** The payments whose money the shop has. */
  readonly payments: readonly HeldPayment[];
  /** The oldest first. */
  readonly refunds: readonly Refund[];
}

/** Reads what an order's money and refunds leave to give back. Where it decides, the order must be locked. */
@Injectable()
export class RefundableMoneyReader {
  constructor(private readonly refunds: Refunds) {}

  /** `without`: id of a refund that does not count, because it is the one that is decided about. */
  async of(order: Order, without?: string): Promise<RefundableMoney> {
    const refunds = await this.refunds.ofOrder(order.id);
    const { held, received, total, allowed, entries } = order.money;
    const counted = refunds.filter((refund) => refund.isCounted && refund.id !== without);
    const open = counted.filter(({ isOpen, covers }) => isOpen && covers === 'order');
    return {
      held,
      received,
      available: Math.max(0, held - sumOf(open)),
      shipping: shippingLeft(order, counted),
      pieces: piecesLeft(order, counted, total - allowed),
      payments: heldPayments(entries),
      refunds,
    };
  }
}

function shippingLeft({ history }: Order, counted: readonly Refund[]): Pesos {
  if (!history.some(({ status }) => SENT.includes(status))) return 0;
  return Math.max(0, MAX_SHIPPING - sumOf(counted.filter(({ covers }) => covers === 'shipping')));
}

function piecesLeft({ purchase }: Order, counted: readonly Refund[], paid: Pesos): PiecesLeft[] {
  const amounts = pieceAmounts(purchase.lines, paid);
  const back = piecesBack(counted);
  return purchase.lines.map(({ name }, position) => {
    const left = amounts[position]!.slice(back.get(position) ?? 0);
    return { position, name, quantity: left.length, amounts: left };
  });
}

/** Payments that were not taken back, nor given back whole by the provider. */
function heldPayments(entries: readonly Entry[]): HeldPayment[] {
  const isGone = ({ id, transactionId }: Entry) =>
    entries.some(
      ({ kind, reverses, transactionId: of }) =>
        (kind === 'reversal' && reverses === id) || (kind === 'refund' && of !== null && of === transactionId),
    );
  return entries
    .filter((entry) => entry.kind === 'payment' && !isGone(entry))
    .map(({ method, transactionId, amount, movedAt, provider }) => ({
      method,
      transactionId,
      provider,
      amount,
      paidAt: movedAt,
    }));
}
