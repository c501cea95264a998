import { withPayer } from '../../domain/hosted-payer';
import type { PayingCustomer } from './use-payment-config';

/** Opens the provider's hosted page with the GET form of its documentation, and with the data of the payer. */
export function goToHostedCheckout(checkoutUrl: string, { name, email, phone, ...rest }: PayingCustomer): void {
  const address = rest.address === undefined ? undefined : rest;
  const url = new URL(withPayer(checkoutUrl, { name, email, phone, address }));
  const form = document.createElement('form');
  Object.assign(form, { method: 'get', action: url.origin + url.pathname, hidden: true });
  for (const [name, value] of url.searchParams) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** After this time the browser leaves for the provider's page without an answer. */
const TIMEOUT_MS = 3_000;

/**
 * Checks whether the provider's page answers. False is no proof, because a script blocker can block this request but not
 * the page itself.
 */
export async function providerAnswers(checkoutUrl: string): Promise<boolean> {
  const { origin, pathname } = new URL(checkoutUrl);
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    // `no-cors`, because the provider sends no CORS headers; the response cannot be read, but it shows that the provider is reachable.
    await fetch(origin + pathname, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal });
    return true;
  } catch {
    return signal.aborted;
  } finally {
    clearTimeout(timer);
  }
}
