import { isClosingNear } from './closing.js';

const closing = { from: '2026-12-20', until: '2027-01-10', note: '' };
const at = (moment: string) => isClosingNear(closing, new Date(moment));

describe(isClosingNear.name, () => {
  it('starts 45 days before the first closed day, at midnight in Bogota', () => {
    expect(at('2026-11-05T04:59:59Z')).toBe(false);
    expect(at('2026-11-05T05:00:00Z')).toBe(true);
  });

  it('ends with the last closed day in Bogota', () => {
    expect(at('2027-01-11T04:59:59Z')).toBe(true);
    expect(at('2027-01-11T05:00:00Z')).toBe(false);
  });

  it('is off without a closing', () => {
    expect(isClosingNear(null, new Date())).toBe(false);
  });
});
