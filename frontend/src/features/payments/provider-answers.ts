/** After this time the browser leaves for the provider's page without an answer. */
const TIMEOUT_MS = 3_000;

/**
 * Checks whether the provider's page answers. False is no proof, because a script blocker can block this request but not
 * the page itself.
 */
export async function providerAnswers(checkoutUrl: string): Promise<boolean> {
  const { origin, pathname } = new URL(checkoutUrl);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    // `no-cors`, because the provider sends no CORS headers; the response cannot be read, but it shows that the provider is reachable.
    await fetch(origin + pathname, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal });
    return true;
  } catch {
    return signal.aborted;
  }
}
