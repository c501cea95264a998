export const OUTCOMES = ['APPROVED', 'DECLINED', 'ERROR', 'PENDING'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type Status = Outcome | 'VOIDED';

/** How a transaction is paid. Of a card nothing is known here but its brand and its last four digits. */
export interface PaymentMethod {
  type: string;
  /** What the official test data say will become of it; none where a person decides on the bank's page. */
  outcome?: Outcome;
  extra: Record<string, unknown>;
  installments?: number;
}

/** What a merchant or a payer sent to begin a transaction. */
export interface Charge {
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

/** The merchant's fixed facts, as every transaction repeats them. */
export const MERCHANT = {
  id: 11004,
  name: 'Simulador de pagos',
  legal_name: 'Simulador de pagos S.A.S.',
  contact_name: 'Pruebas',
  phone_number: '+573000000000',
  logo_url: null,
  legal_id_type: 'NIT',
  legal_id: '900000000-0',
  email: 'pruebas@example.com',
};

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
    merchant: MERCHANT,
    taxes: [],
    tip_in_cents: null,
  };
}
