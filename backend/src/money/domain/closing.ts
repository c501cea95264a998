import { bogotaDay, DAY_MS, startOfBogotaDay } from '../../common/time.js';

/** After the end of a month its entries are still written down for these days: a transfer of the 30th is confirmed on the 2nd. */
const DAYS_UNTIL_CLOSED = 5;

/** The first moment in Bogota of the month after the one of `moment`. */
function endOfMonth(moment: Date): Date {
  const [year, month] = bogotaDay(moment).split('-').map(Number) as [number, number];
  return startOfBogotaDay(month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`);
}

/** When the month of `moment` closes. From then on nothing changes its books: what is recorded later counts on its own day. */
export function closesAt(moment: Date): Date {
  return new Date(endOfMonth(moment).getTime() + DAYS_UNTIL_CLOSED * DAY_MS);
}
