import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error';
import {
  useCreateWidgetConfigMutation,
  type WidgetConfigDto,
  type WidgetConfigRequestDto,
} from '../../api/payments.api';
import { splitPhone } from '../../domain/hosted-payer';
import { useSettled } from '../../shared/lib/use-settled';
import { paymentReference } from './payment-reference';

interface CustomerContact {
  name: string;
  email: string;
  /** Phone in international format: `+573001234567`. */
  phone: string;
  /** True when the customer accepted the processing of personal data. */
  dataConsent: boolean;
}

interface ShippingAddress {
  address: string;
  city: string;
  department: string;
  postalCode?: string;
}

/** The customer, validated by the form. Without an address when nothing is delivered, as on the demo page. */
export type PayingCustomer = CustomerContact & (ShippingAddress | { address?: undefined });

/** Everything that the signed config of a payment depends on. */
export interface PaymentInput {
  /** Session of the cart. */
  session: string;
  /** Amount that the page shows, in whole pesos. */
  amount: number;
  customer: PayingCustomer;
  /** Path on this site that the provider returns to; the success page by default. */
  returnPath?: string;
}

let last: PaymentInput | null = null;

/** The last payment that was tried on this page. It contains personal data, so it stays in memory. */
export const lastPayment = (): PaymentInput | null => last;

export function rememberPayment(payment: PaymentInput | null): void {
  last = payment;
}

/** Error code when the cart's total differs from the amount on the page. */
export const AMOUNT_CHANGED = 'payment.amount_mismatch';

/** Pause after which typing counts as finished. */
const SETTLED_MS = 600;

export type ConfigAnswer = { config: WidgetConfigDto; error?: undefined } | { config?: undefined; error: ApiError };

interface PendingRequest {
  /** Serialised payment. */
  key: string;
  answer: Promise<ConfigAnswer>;
}

/**
 * Signed config of the current payment. It is requested as soon as the data are complete and settled, so that errors
 * appear early, and again for each press, so that an opened config is never older than the press. `onRefused` is called with
 * the fields of an early request that the server refused.
 */
export function usePaymentConfig(payment: PaymentInput | null, onRefused?: (fields: Record<string, string>) => void) {
  const [send] = useCreateWidgetConfigMutation();
  const [received, setReceived] = useState<{ key: string } & ConfigAnswer>();
  const pending = useRef<PendingRequest>(undefined);
  const key = payment && JSON.stringify(payment);
  const settledKey = useSettled(key, SETTLED_MS);
  const newest = useRef(key);
  useEffect(() => void (newest.current = key), [key]);

  const request = async (wanted: PaymentInput, wantedKey: string): Promise<ConfigAnswer> => {
    const reference = paymentReference(wanted.session);
    const { data, error } = await send({ widgetConfigRequestDto: toConfigRequest(wanted, reference) });
    const answer: ConfigAnswer = data ? { config: data.data } : { error: error as ApiError };
    // The answer to an earlier request must not replace the current one.
    if (pending.current?.key === wantedKey) {
      pending.current = undefined;
      setReceived({ key: wantedKey, ...answer });
    }
    return answer;
  };

  /** Requests a config; a pending request for the same payment is shared. */
  const requestConfig = (wanted: PaymentInput): Promise<ConfigAnswer> => {
    const wantedKey = JSON.stringify(wanted);
    if (pending.current?.key === wantedKey) return pending.current.answer;
    const answer = request(wanted, wantedKey);
    pending.current = { key: wantedKey, answer };
    return answer;
  };

  const requestEarly = useEffectEvent(async () => {
    if (!payment || received?.key === key) return;
    const refused = (await requestConfig(payment)).error?.fields;
    // Later input is judged by its own request.
    if (refused && Object.keys(refused).length > 0 && key === newest.current) onRefused?.(refused);
  });
  useEffect(() => {
    if (settledKey) void requestEarly();
  }, [settledKey]);

  const answer = received?.key === key ? received : undefined;
  return { config: answer?.config, error: answer?.error, requestConfig };
}

/** Builds the request that signs a payment. */
function toConfigRequest(payment: PaymentInput, reference: string): WidgetConfigRequestDto {
  const { amount, customer, returnPath = '/payment-success' } = payment;
  const { number, prefix } = splitPhone(customer.phone);
  return {
    amount_in_cents: amount * 100,
    currency: 'COP',
    reference,
    customer_data: {
      email: customer.email,
      full_name: customer.name,
      phone_number: number,
      phone_number_prefix: prefix,
    },
    shipping_address: toAddress(customer, number),
    redirect_url: new URL(returnPath, location.origin).href,
    tax_in_cents: { vat: 0, consumption: 0 },
    dataConsent: customer.dataConsent,
  };
}

function toAddress(customer: PayingCustomer, phone: string) {
  if (!customer.address) return null;
  const { address, city, department, postalCode } = customer;
  return {
    address_line_1: address,
    city,
    region: department,
    country: 'CO',
    postal_code: postalCode || null,
    phone_number: phone,
  };
}
