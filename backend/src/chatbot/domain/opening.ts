import type { MessageContext } from './message-context.js';
import type { BusinessHours } from './shop-facts.js';

const BOGOTA = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Bogota',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
const SUNDAY = 0;

/** 'de 9:00 a. m. a 6:00 p. m.' */
export function hoursInWords({ start, end }: BusinessHours): string {
  return `de ${clock(start)} a ${clock(end)}`;
}

/** Whether people of the shop answer at this moment. */
export function isOpen({ now, hours, knowledge }: Pick<MessageContext, 'now' | 'hours' | 'knowledge'>): boolean {
  const parts = Object.fromEntries(BOGOTA.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = new Date(`${parts.year}-${parts.month}-${parts.day}T00:00:00Z`);
  const time = `${parts.hour}:${parts.minute}`;
  const isWorkday = day.getUTCDay() !== SUNDAY && !knowledge.facts.rules.isHoliday(day);
  return isWorkday && time >= hours.start && time < hours.end;
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${`${minute}`.padStart(2, '0')} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
