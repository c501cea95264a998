import { bogotaDay, DAY_MS } from './time.js';

/** Calendar days from the customer's request in which all the money must be back (Ley 2439 de 2024). */
export const WITHDRAWAL_MONEY_DAYS = 15;

/** Months after the delivery for which the shop guarantees a piece. */
export const GUARANTEE_MONTHS = 6;

/** Last day for the money of a withdrawal that was requested at this moment: a calendar date in Bogota. */
export function withdrawalMoneyBy(requestedAt: Date): string {
  return bogotaDay(new Date(requestedAt.getTime() + WITHDRAWAL_MONEY_DAYS * DAY_MS));
}

/** The choices of a piece that decide about the right. */
interface MadePiece {
  readonly hasBordado: boolean;
  /** The embroidered name, which a piece without embroidery may have as an add-on; '' for none. */
  readonly personalization: string;
  readonly keychainPersonalization: string;
}

/**
 * Made for one child: a piece with embroidery or with a text of its own. The law grants it no right of withdrawal (Ley 1480, art. 47,
 * number 3).
 */
export function isPersonalised({ hasBordado, personalization, keychainPersonalization }: MadePiece): boolean {
  return hasBordado || personalization !== '' || keychainPersonalization !== '';
}

/**
 * States once for all pieces of an order whether the right of withdrawal applies. Pages use the same rule: both sides run
 * `docs/withdrawal-cases.json`.
 */
export function withdrawalNotice(pieces: readonly MadePiece[]): string {
  const law = 'Lo personalizado no tiene derecho de retracto (art. 47 Ley 1480).';
  const term = 'derecho de retracto: 5 días hábiles desde que recibes tu pedido.';
  if (pieces.every(isPersonalised)) return law;
  return pieces.some(isPersonalised) ? `${law} Lo demás tiene ${term}` : `Tienes ${term}`;
}
