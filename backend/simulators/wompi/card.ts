import { invalid, type Messages, TEXT } from './api-error.js';
import type { Card } from './ledger.js';
import { brandOf, outcomeOfCard, passesLuhn } from './sandbox-data.js';

/** Checks what a payer typed and keeps what may be kept. The number is not kept. */
export function tokenizeCard(raw: Record<string, unknown>, now: Date): Card {
  const number = textOf(raw.number).replace(/\s/g, '');
  const messages: Messages = {};
  if (!/^\d{12,19}$/.test(number)) messages.number = [TEXT.cardPattern];
  else if (!passesLuhn(number)) messages.number = [TEXT.cardLuhn];
  if (!/^\d{3,4}$/.test(textOf(raw.cvc))) messages.cvc = ['debe coincidir con el patron "^\\d{3,4}$"'];
  if (!isUnexpired(textOf(raw.exp_month), textOf(raw.exp_year), now))
    messages.exp_month = ['La fecha de vencimiento no es válida o ya pasó'];
  if (textOf(raw.card_holder).trim().length < 5) messages.card_holder = ['debe tener al menos 5 caracteres'];
  if (Object.keys(messages).length > 0) throw invalid(messages);
  return { brand: brandOf(number), lastFour: number.slice(-4), outcome: outcomeOfCard(number) };
}

/** Whether the month has not ended; both parts have two digits. */
function isUnexpired(month: string, year: string, now: Date): boolean {
  if (!/^(0[1-9]|1[0-2])$/.test(month) || !/^\d{2}$/.test(year)) return false;
  return new Date(Date.UTC(2000 + Number(year), Number(month))) > now;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
