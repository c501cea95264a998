import { deliveryRange, describeDelivery } from './delivery-range';

const STANDARD = [15, 20];
const EXPRESS = [5, 8];
const bogota = (moment: string) => new Date(`${moment}-05:00`);
const iso = (date: Date) => date.toISOString().slice(0, 10);

it.each([
  // A plain stretch of weeks: only weekends are left out.
  ['2026-09-01T10:00:00', STANDARD, '2026-09-22', '2026-09-29'],
  ['2026-09-01T10:00:00', EXPRESS, '2026-09-08', '2026-09-11'],
  // Ordered on a Friday night, a Saturday and a Sunday: the first day that counts is Monday.
  ['2026-09-04T23:30:00', EXPRESS, '2026-09-11', '2026-09-16'],
  ['2026-09-05T09:00:00', EXPRESS, '2026-09-11', '2026-09-16'],
  ['2026-09-06T09:00:00', EXPRESS, '2026-09-11', '2026-09-16'],
  // Two holidays moved to Monday: All Saints on 2 November, Independence of Cartagena on 16 November 2026.
  ['2026-10-27T10:00:00', STANDARD, '2026-11-19', '2026-11-26'],
  // Holy Week: Thursday 2 and Friday 3 April 2026; Saint Joseph on Monday 23 March.
  ['2026-03-18T10:00:00', EXPRESS, '2026-03-26', '2026-03-31'],
  ['2026-03-30T10:00:00', EXPRESS, '2026-04-08', '2026-04-13'],
  // Over the turn of the year: Immaculate Conception, Christmas, New Year and Epiphany moved to 11 January 2027.
  ['2026-12-07T10:00:00', STANDARD, '2026-12-30', '2027-01-07'],
  ['2026-12-21T10:00:00', STANDARD, '2027-01-14', '2027-01-21'],
  // A holiday that falls on a weekend takes no working day away: 20 June is moved, 20 July 2024 was a Saturday.
  ['2024-07-17T10:00:00', EXPRESS, '2024-07-24', '2024-07-29'],
])('an order of %s in %j business days arrives from %s to %s', (ordered, days, earliest, latest) => {
  const range = deliveryRange(bogota(ordered), days);
  expect([iso(range.earliest), iso(range.latest)]).toEqual([earliest, latest]);
});

it('counts from the day that it is in Bogotá, whatever the clock of the phone says', () => {
  const lateEvening = new Date('2026-09-02T04:59:00Z');
  const pastMidnight = new Date('2026-09-02T05:00:00Z');
  expect(iso(deliveryRange(lateEvening, EXPRESS).earliest)).toBe('2026-09-08');
  expect(iso(deliveryRange(pastMidnight, EXPRESS).earliest)).toBe('2026-09-09');
});

it.each([
  ['2026-12-09', '2026-12-16', 'entre el 9 y el 16 de diciembre'],
  ['2026-11-28', '2026-12-03', 'entre el 28 de noviembre y el 3 de diciembre'],
  ['2026-12-30', '2027-01-07', 'entre el 30 de diciembre y el 7 de enero'],
])('says %s to %s as people do', (earliest, latest, words) => {
  expect(describeDelivery({ earliest: new Date(earliest), latest: new Date(latest) })).toBe(words);
});
