import type { ConfiguredEnv } from './env.js';
import { refuse } from './variable.js';

/** Stops the start of an unsafe production with one sentence that names the variable to change. */
export function assertSafeProduction(env: ConfiguredEnv): void {
  const { publicUrl, trustProxy, wompi, whatsapp, allowTestPayments } = env;
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' && !isLoopback(hostname))
    refuse(
      'PUBLIC_URL must be an https address in production: over http, passwords and sessions can be read on the way',
    );
  // The shop itself speaks HTTP only, so https means that a proxy ends TLS. Without its headers no session cookie is
  // sent, and every rate limit counts all shoppers as one.
  if (protocol === 'https:' && trustProxy === 0)
    refuse('TRUST_PROXY is missing: an https PUBLIC_URL has a proxy in front, so set how many, usually 1');
  if (allowTestPayments) return;
  if (wompi.publicKey.startsWith('pub_test_'))
    refuse(
      'WOMPI_PUBLIC_KEY and its siblings are test keys, so no money moves: set ALLOW_TEST_PAYMENTS=yes if you mean it',
    );
  for (const [name, url] of [
    ['WOMPI_API_BASE_URL', wompi.apiBaseUrl],
    ['WOMPI_CHECKOUT_BASE_URL', wompi.checkoutBaseUrl],
    ...(whatsapp?.api ? [['WHATSAPP_API_BASE_URL', whatsapp.api.baseUrl] as const] : []),
  ] as const)
    if (new URL(url).protocol !== 'https:')
      refuse(`${name} must be an https address in production: set ALLOW_TEST_PAYMENTS=yes to try it without`);
}

/** Whether nothing sent to this host leaves the machine. */
function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}
