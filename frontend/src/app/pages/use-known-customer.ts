import { useAccount } from '../../features/account/use-account';
import type { KnownCustomer } from '../../features/checkout/use-checkout-form';

const GUEST: KnownCustomer = { id: '', values: {} };

/** The data of the logged-in customer; undefined while it loads. Guests get empty values. */
export function useKnownCustomer(): KnownCustomer | undefined {
  const state = useAccount();
  if (state.status === 'loading') return undefined;
  if (state.status !== 'ready') return GUEST;
  const { id, name, email, phone, shippingAddress } = state.account;
  return { id, values: { name, email, phone: phone ?? '', address: oneLine(shippingAddress) } };
}

/** An account's address can have several lines, the form's has one. */
function oneLine(text: string | null): string {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
}
