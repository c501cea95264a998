/** What the provider's page asks the payer for, as far as the shop knows it. */
export interface HostedPayer {
  email: string;
  name: string;
  /** In international format: `+573001234567`; undefined or '' for none. */
  phone?: string;
  address?: { address: string; city: string; department: string; postalCode?: string };
}

const COLOMBIA = '+57';

/** Splits a phone into prefix and number for the provider. The prefix of foreign numbers is null, because its length is unknown. */
export function splitPhone(phone: string): { number: string; prefix: string | null } {
  return phone.startsWith(COLOMBIA)
    ? { number: phone.slice(COLOMBIA.length), prefix: COLOMBIA }
    : { number: phone, prefix: null };
}

/**
 * The URL of the provider's page with its fields filled in. They are added in the browser, so that no log of the shop has them. The provider
 * needs both number and prefix of a phone, and a phone with each address.
 */
export function withPayer(checkoutUrl: string, { email, name, phone = '', address }: HostedPayer): string {
  const url = new URL(checkoutUrl);
  const { number, prefix } = splitPhone(phone);
  const fields = {
    'customer-data:email': email,
    'customer-data:full-name': name,
    ...(prefix && { 'customer-data:phone-number': number, 'customer-data:phone-number-prefix': prefix }),
    ...(address &&
      number && {
        'shipping-address:address-line-1': address.address,
        'shipping-address:city': address.city,
        'shipping-address:region': address.department,
        'shipping-address:country': 'CO',
        'shipping-address:phone-number': number,
        'shipping-address:name': name,
        ...(address.postalCode && { 'shipping-address:postal-code': address.postalCode }),
      }),
  };
  for (const [field, value] of Object.entries(fields)) url.searchParams.set(field, value);
  return url.href;
}
