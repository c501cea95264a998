import { readFileSync } from 'node:fs';
import { limitsDocument } from './limits-document.js';
import { POLICIES, type ThrottlePolicy } from './policies.js';
import { SLOW_DOWNS } from './slow-down.js';

const policies: readonly ThrottlePolicy[] = Object.values(POLICIES);

describe('limits', () => {
  it('have a count of their own', () => {
    for (const limits of [policies, SLOW_DOWNS])
      expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length);
  });

  it('equal those of docs/limits.md', () => {
    const file = new URL('../../../../docs/limits.md', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(limitsDocument());
  });

  it('are in docs/limits.md with what a call beyond them gets', () => {
    const document = limitsDocument();
    expect(document).toMatch(/mails for a lost password +\| email +\| 1 in 1 min +\| 200, no further mail/);
    expect(document).toMatch(
      /guesses of one recovery code +\| code and network +\| 5 in 15 min +\| 422, as for a wrong code/,
    );
    for (const { what, free } of SLOW_DOWNS) expect(document).toMatch(new RegExp(`\\| ${what} .*\\| ${free} `));
  });
});
