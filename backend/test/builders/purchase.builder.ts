import type { OnlinePayment } from '../../src/orders/application/order-money-book.js';
import type { Payment } from '../../src/orders/domain/payment.js';
import type { Customer, Purchase, OrderLine } from '../../src/orders/domain/purchase.js';
import { aPersonalisation } from './cart.builder.js';

export function aCustomer(changes: Partial<Customer> = {}): Customer {
  return {
    name: 'Laura Restrepo',
    email: 'laura@example.com',
    phone: '300 123 4567',
    shipping: { address: 'Calle 10 # 20-30', city: 'Medellín', department: 'Antioquia', postalCode: '050021' },
    dataConsent: true,
    consent: { version: '2026-11', at: '2026-01-15T14:55:00.000Z' },
    ...changes,
  };
}

export function anOrderLine(changes: Partial<OrderLine> = {}): OrderLine {
  return {
    cartLineId: crypto.randomUUID(),
    productId: 1,
    name: 'Pañalera Multifuncional',
    image: '/assets/products/panalera-multifuncional/bordado.webp',
    quantity: 2,
    price: 460_000,
    breakdown: [
      { label: 'Precio base', amount: 445_000 },
      { label: 'Bordado de nombre', amount: 15_000 },
    ],
    personalisation: aPersonalisation({ personalization: 'Sofía', addOns: ['personalization'] }),
    ...changes,
  };
}

/** Two embroidered bags with the promotional code. */
export function aPurchase(changes: Partial<Purchase> = {}): Purchase {
  return {
    sessionId: crypto.randomUUID(),
    userId: null,
    customer: aCustomer(),
    lines: [anOrderLine()],
    total: 920_000,
    discountCode: 'SIGERIST15',
    discountPercent: 15,
    discountAmount: 138_000,
    finalTotal: 782_000,
    ...changes,
  };
}

export function aCardPayment(changes: Partial<Payment> = {}): Payment {
  const random = crypto.randomUUID();
  return {
    method: 'CARD',
    transactionId: `1-1700000000-${random}`,
    reference: `SIGERIST-${random}-1763700000000-Zx9k2`,
    attemptId: crypto.randomUUID(),
    ...changes,
  };
}

/** A card payment as its provider reports it. */
export function anOnlinePayment(): OnlinePayment {
  const { transactionId, attemptId, ...payment } = aCardPayment();
  return { ...payment, provider: 'wompi', transactionId: transactionId!, attemptId: attemptId! };
}
