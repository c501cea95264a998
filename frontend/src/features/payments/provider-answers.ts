/** Longer ago than this, waiting is left to the provider's own page. */
const PATIENCE_MS = 3_000;

/**
 * Whether anything answers where the provider's page is. A no is no proof: what blocks scripts may block this call and
 * still let the shopper go there.
 */
export async function providerAnswers(checkoutUrl: string): Promise<boolean> {
  const { origin, pathname } = new URL(checkoutUrl);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    // The answer stays unread: that there is one is enough, and the provider lets no other site read it.
    await fetch(origin + pathname, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal });
    return true;
  } catch {
    return signal.aborted;
  }
}
