import { bogotaDay, DAY_MS } from '../../common/time.js';

/** First and last day on which the workshop is closed, in Bogota, and what shoppers read about it. */
export interface Closing {
  readonly from: string;
  readonly until: string;
  readonly note: string;
}

/** Longer than the longest lead time: from then on a closing moves the promised dates of new orders. */
const NOTICE_DAYS = 45;

/** Whether pages show the notice of a closing: from {@link NOTICE_DAYS} days before its first day until its last one. */
export function isClosingNear(closing: Closing | null, now: Date): boolean {
  if (!closing) return false;
  const horizon = bogotaDay(new Date(now.getTime() + NOTICE_DAYS * DAY_MS));
  return closing.from <= horizon && bogotaDay(now) <= closing.until;
}
