import { describeDay, describeDelivery } from '../../common/delivery.js';
import type { OrderFacts } from '../../mail/index.js';
import { amountDue, instalmentsOf } from '../domain/instalments.js';
import { nameablePieces } from '../domain/later-name.js';
import type { Order } from '../domain/order.js';
import type { PurchasedLine, Shipping } from '../domain/purchase.js';

/** An order as mails tell it. */
export function orderFacts(order: Order): OrderFacts {
  const { number, createdAt, purchase, paidBy, isExpress, delivery } = order;
  const { customer, lines, total, discountCode, discountAmount, finalTotal } = purchase;
  return {
    number,
    createdAt,
    customer,
    address: customer.shipping ? addressOf(customer.shipping) : '',
    items: lines.map((line) => ({
      ...line,
      details: detailsOf(line),
      request: line.personalisation.specialRequest,
      withdrawal: withdrawalRight(line),
    })),
    nameless: nameablePieces(order).flatMap(({ line }) => (line.personalisation.personalization ? [] : [line.name])),
    isExpress,
    delivery: delivery && describeDelivery(delivery),
    total,
    discountCode,
    discountAmount,
    finalTotal,
    instalments: instalmentsOf(order).map(({ payBy, ...part }) => ({ ...part, payBy: payBy && describeDay(payBy) })),
    due: amountDue(order),
    paid: paidBy.amount,
    paymentMethod: paidBy.method,
    transactionId: paidBy.transactionId,
  };
}

function addressOf({ address, city, department, postalCode }: Shipping): string {
  return [address, city, department, postalCode].filter(Boolean).join(', ');
}

function detailsOf({ personalisation }: PurchasedLine): string[] {
  const { personalization, keychainPersonalization } = personalisation;
  return [
    personalization && `Nombre: ${personalization}`,
    keychainPersonalization && `Llavero: ${keychainPersonalization}`,
  ].filter(Boolean);
}

/** Personalised pieces have no right of withdrawal (Ley 1480, art. 47; decisions, 31). */
function withdrawalRight({ personalisation }: PurchasedLine): string {
  const { hasBordado, keychainPersonalization } = personalisation;
  return hasBordado || keychainPersonalization !== ''
    ? 'Sin derecho de retracto por ser personalizado (art. 47 Ley 1480).'
    : 'Con derecho de retracto: 5 días hábiles desde que la recibes.';
}
