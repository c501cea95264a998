import { dayAndMonth } from './day-and-month';

/** First and last closed day, in Bogotá time, and the owner's note. */
export interface Closing {
  from: string;
  until: string;
  note: string;
}

/** Returns 'Cerrado por vacaciones del 20 de diciembre al 10 de enero.', followed by the note. */
export function closingNotice({ from, until, note }: Closing): string {
  const [first, last] = [from, until].map(dayAndMonth);
  const days = from === until ? `el ${first}` : `del ${first} al ${last}`;
  return [`Cerrado por vacaciones ${days}.`, note.trim()].filter(Boolean).join(' ');
}
