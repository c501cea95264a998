import { itKeepsPayerTokens } from '../contracts/payer-tokens.contract.js';
import { InMemoryPayerTokens } from './in-memory-payer-tokens.js';

describe('InMemoryPayerTokens', () => {
  const tokens = new InMemoryPayerTokens();

  itKeepsPayerTokens(() => tokens);
});
