import type { OrderFacts } from '../../mail/index.js';
import type { Order } from '../domain/order.js';
import type { PurchasedLine, Shipping } from '../domain/purchase.js';

/** An order as mails tell it. */
export function orderFacts({ number, createdAt, purchase, payment }: Order): OrderFacts {
  const { customer, lines, total, discountCode, discountAmount, finalTotal } = purchase;
  return {
    number,
    createdAt,
    customer,
    address: customer.shipping ? addressOf(customer.shipping) : '',
    items: lines.map((line) => ({ ...line, details: detailsOf(line) })),
    total,
    discountCode,
    discountAmount,
    finalTotal,
    paymentMethod: payment.method,
    transactionId: payment.transactionId,
  };
}

function addressOf({ address, city, department, postalCode }: Shipping): string {
  return [address, city, department, postalCode].filter(Boolean).join(', ');
}

function detailsOf({ personalisation }: PurchasedLine): string[] {
  const { personalization, keychainPersonalization, specialRequest } = personalisation;
  return [
    personalization && `Nombre: ${personalization}`,
    keychainPersonalization && `Llavero: ${keychainPersonalization}`,
    specialRequest && `Solicitud: ${specialRequest}`,
  ].filter(Boolean);
}
