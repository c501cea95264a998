import type { MadePiece } from './describe-piece';

/** The choices of a piece that decide about the right. */
type DecidingChoices = Pick<MadePiece, 'hasBordado' | 'personalization' | 'keychainPersonalization'>;

/** Pieces made for one child: the law grants no right of withdrawal (Ley 1480, art. 47). */
export function isPersonalised({ hasBordado, personalization, keychainPersonalization }: DecidingChoices): boolean {
  return hasBordado || personalization !== '' || keychainPersonalization !== '';
}

/**
 * States once for all pieces of an order whether the right of withdrawal applies. Mails use the same rule: both sides run
 * `docs/withdrawal-cases.json`.
 */
export function withdrawalNotice(pieces: readonly DecidingChoices[]): string {
  const law = 'Lo personalizado no tiene derecho de retracto (art. 47 Ley 1480).';
  const term = 'derecho de retracto: 5 días hábiles desde que recibes tu pedido.';
  if (pieces.every(isPersonalised)) return law;
  return pieces.some(isPersonalised) ? `${law} Lo demás tiene ${term}` : `Tienes ${term}`;
}
