import { InMemoryPayerTokens } from '../../../test/fakes/in-memory-payer-tokens.js';
import type { Orders } from './orders.port.js';
import { PayerProof } from './payer-proof.js';

describe('PayerProof', () => {
  let tokens: InMemoryPayerTokens;
  let proof: PayerProof;

  beforeEach(() => {
    tokens = new InMemoryPayerTokens();
    proof = new PayerProof(tokens, {} as Orders);
  });

  it('gives a browser a random token that proves the payment it began, and no other', async () => {
    const token = (await proof.issue('attempt-1', []))!;

    expect(token).toMatch(/^[\w-]{22,}$/);
    expect(await proof.holds([token], ['attempt-1'])).toBe(true);
    expect(await proof.holds([token], ['attempt-2'])).toBe(false);
    expect(await proof.holds([], ['attempt-1'])).toBe(false);
    expect(await proof.issue('attempt-1', [])).not.toBe(token);
  });

  it('stores no token that opens anything', async () => {
    const token = (await proof.issue('attempt-1', []))!;

    expect(tokens.bound).toHaveLength(1);
    expect(tokens.bound[0]![0]).not.toContain(token);
    expect(await proof.holds([tokens.bound[0]![0]], ['attempt-1'])).toBe(false);
  });

  it('gives no second token to a browser that holds one for the payment', async () => {
    const token = (await proof.issue('attempt-1', []))!;

    expect(await proof.issue('attempt-1', ['another-token', token])).toBeNull();
    expect(tokens.bound).toHaveLength(1);
  });

  it('extends the token of a replaced attempt to the attempt that replaces it', async () => {
    const token = (await proof.issue('attempt-1', []))!;

    expect(await proof.issue('attempt-2', [token], 'attempt-1')).toBeNull();
    expect(await proof.holds([token], ['attempt-2'])).toBe(true);
  });

  it('gives a browser its own token for an attempt that replaces one of another browser', async () => {
    const theirs = (await proof.issue('attempt-1', []))!;
    const own = await proof.issue('attempt-2', ['another-token'], 'attempt-1');

    expect(own).not.toBeNull();
    expect(await proof.holds([theirs], ['attempt-2'])).toBe(false);
  });
});
