import type { WidgetConfigRequestDto } from '../../api/payments.api';

/** Who pays, and where the parcel goes; complete, as the checkout has checked it. */
export interface PayingCustomer {
  name: string;
  email: string;
  /** As it can be called: `+573001234567`. */
  phone: string;
  /** Empty where nothing is delivered, as on the demo page; the next two then do not count. */
  address: string;
  city: string;
  department: string;
  postalCode?: string;
  /** Whether the treatment of data was accepted (decisions, 31). */
  dataConsent: boolean;
}

/** What is paid for: everything that a payment's signed config depends on. */
export interface Purchase {
  /** Of the cart. */
  session: string;
  /** Whole pesos, as the page shows them. */
  amount: number;
  customer: PayingCustomer;
  /** Where the provider sends the browser back to, on this site; the shop's own page for results when absent. */
  returnPath?: string;
}

const COLOMBIA = '+57';
/** Ten national digits with or without the country's sign, whatever groups them. */
const NATIONAL = /^(?:(?:\+|00)?57)?(\d{10})$/;

/** The call that signs a payment (accounts-payments-chatbot, section 7). */
export function toConfigRequest(purchase: Purchase, reference: string): WidgetConfigRequestDto {
  const { amount, customer, returnPath = '/payment-success' } = purchase;
  const { number, prefix } = splitPhone(customer.phone);
  return {
    // The provider counts in cents.
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

function toAddress({ address, city, department, postalCode }: PayingCustomer, phone: string) {
  if (!address) return null;
  return {
    address_line_1: address,
    city,
    region: department,
    country: 'CO',
    postal_code: postalCode || null,
    phone_number: phone,
  };
}

/** The provider wants prefix and number apart; another country's number has no known end of its prefix. */
function splitPhone(phone: string): { number: string; prefix: string | null } {
  const compact = phone.replace(/[\s().-]/g, '');
  const [, national] = NATIONAL.exec(compact) ?? [];
  return national ? { number: national, prefix: COLOMBIA } : { number: compact, prefix: null };
}
