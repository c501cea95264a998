import { closesAt } from './closing.js';

it.each([
  ['2026-11-15T15:00:00Z', '2026-12-06T05:00:00Z'],
  // The last moment of November in Bogota, and the first one of December.
  ['2026-12-01T04:59:59Z', '2026-12-06T05:00:00Z'],
  ['2026-12-01T05:00:00Z', '2027-01-06T05:00:00Z'],
  ['2026-01-31T15:00:00Z', '2026-02-06T05:00:00Z'],
  ['2026-09-01T15:00:00Z', '2026-10-06T05:00:00Z'],
])('the month of %s closes at %s', (moment, closing) => {
  expect(closesAt(new Date(moment))).toEqual(new Date(closing));
});
