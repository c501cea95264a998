import { type Merchant, toMerchantBody } from './merchants.js';

export const OUTCOMES = ['APPROVED', 'DECLINED', 'ERROR', 'PENDING'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type Status = Outcome | 'VOIDED';

/** How a transaction is paid. Of a card nothing is known here but its brand and its last four digits. */
export interface PaymentMethod {
  type: string;
  /** The result according to the official test data; none where a person decides on the bank's page. */
  outcome?: Outcome;
  extra: Record<string, unknown>;
  installments?: number;
}

/** The data with which a merchant or a payer starts a transaction. */
export interface Charge {
  /** The merchant that is paid. */
  merchant: Merchant;
  reference: string;
  amountInCents: number;
  currency: string;
  customerEmail: string;
  method: PaymentMethod;
  customerData?: Record<string, unknown>;
  redirectUrl?: string;
  shippingAddress?: Record<string, unknown>;
  /** The visit to the payment page that it was made in. */
  visit?: string;
}

export interface Transaction extends Charge {
  id: string;
  status: Status;
  statusMessage: string | null;
  createdAt: Date;
  finalizedAt: Date | null;
  /** Opens the bank's page for this transaction. */
  ticket: string;
}

/** A transaction as the API and the events show it. */
export function toBody(transaction: Transaction): Record<string, unknown> {
  const { method } = transaction;
  return {
    id: transaction.id,
    created_at: transaction.createdAt.toISOString(),
    finalized_at: transaction.finalizedAt?.toISOString() ?? null,
    amount_in_cents: transaction.amountInCents,
    reference: transaction.reference,
    currency: transaction.currency,
    customer_email: transaction.customerEmail,
    payment_method_type: method.type,
    payment_method: { type: method.type, extra: method.extra, installments: method.installments },
    status: transaction.status,
    status_message: transaction.statusMessage,
    redirect_url: transaction.redirectUrl ?? null,
    shipping_address: transaction.shippingAddress ?? null,
    customer_data: transaction.customerData ?? null,
    payment_link_id: null,
    payment_source_id: null,
    bill_id: null,
    merchant: toMerchantBody(transaction.merchant),
    taxes: [],
    tip_in_cents: null,
  };
}
