import { readFileSync } from 'node:fs';
import { limitsDocument } from './limits-document.js';
import { POLICIES, type ThrottlePolicy } from './policies.js';

const policies: readonly ThrottlePolicy[] = Object.values(POLICIES);

describe('POLICIES', () => {
  it('has a count of its own for each policy', () => {
    expect(new Set(policies.map(({ name }) => name)).size).toBe(policies.length);
  });

  it('is what docs/limits.md says', () => {
    const file = new URL('../../../../docs/limits.md', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(limitsDocument());
  });
});
