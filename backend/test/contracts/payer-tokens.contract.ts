import type { PayerTokens } from '../../src/orders/application/payer-tokens.port.js';

/** Contract of every store of payers' tokens. */
export function itKeepsPayerTokens(tokens: () => PayerTokens): void {
  const [attempt, order, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;

  it('finds the token among several that is bound to one of several subjects', async () => {
    await tokens().bind('digest-1', attempt);
    await tokens().bind('digest-2', order);

    expect(await tokens().boundTo(['digest-0', 'digest-1'], [other, attempt])).toBe('digest-1');
    expect(await tokens().boundTo(['digest-1'], [order])).toBeNull();
    expect(await tokens().boundTo(['digest-0'], [attempt, order])).toBeNull();
    expect(await tokens().boundTo([], [attempt])).toBeNull();
    expect(await tokens().boundTo(['digest-1'], [])).toBeNull();
  });

  it('binds a token to several subjects, and to one of them twice without an error', async () => {
    for (const subject of [attempt, order, order]) await tokens().bind('digest-3', subject);

    expect(await tokens().boundTo(['digest-3'], [attempt])).toBe('digest-3');
    expect(await tokens().boundTo(['digest-3'], [order])).toBe('digest-3');
  });
}
