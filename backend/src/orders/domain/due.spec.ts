import { dueDates, dueRanges } from './due.js';

describe('dueDates', () => {
  it.each([
    ['2026-11-23', '2026-11-30'],
    ['2026-11-28', '2026-11-30'],
    ['2026-11-29', '2026-11-30'],
    ['2026-12-31', '2027-01-04'],
  ])('in the week of %s ends before Monday, %s', (today, monday) => {
    expect(dueDates('week', today)).toEqual({ from: today, before: monday });
  });

  it('is overdue from the day after the last promised one', () => {
    expect(dueDates('overdue', '2026-11-24')).toEqual({ before: '2026-11-24' });
  });

  it('is due today on the last promised day and later', () => {
    expect(dueDates('today', '2026-12-31')).toEqual({ before: '2027-01-01' });
  });
});

describe('dueRanges', () => {
  it('have no day in common', () => {
    expect(dueRanges('2026-11-26')).toEqual([
      { before: '2026-11-26' },
      { from: '2026-11-26', before: '2026-11-27' },
      { from: '2026-11-27', before: '2026-11-30' },
    ]);
  });
});
