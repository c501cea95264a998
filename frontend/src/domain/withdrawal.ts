import type { MadePiece } from './describe-piece';

/** The choices of a piece that decide about the right. */
type DecidingChoices = Pick<MadePiece, 'hasBordado' | 'personalization' | 'keychainPersonalization'>;

/** Pieces made for one child: the law grants no right of withdrawal (Ley 1480, art. 47). */
export function isPersonalised({ hasBordado, personalization, keychainPersonalization }: DecidingChoices): boolean {
  return hasBordado || personalization !== '' || keychainPersonalization !== '';
}

/**
 * States for one piece whether the right of withdrawal applies, on documents that list each piece. Mails use the same rule: both sides run
 * `docs/withdrawal-cases.json`.
 */
export function withdrawalRight(piece: DecidingChoices): string {
  return isPersonalised(piece)
    ? 'Sin derecho de retracto por ser personalizado (art. 47 Ley 1480).'
    : 'Con derecho de retracto: 5 días hábiles desde que la recibes.';
}

/** The same statement, once for all pieces of a cart or an order. */
export function withdrawalNotice(pieces: readonly DecidingChoices[]): string {
  const without = pieces.some(isPersonalised)
    ? ['Lo personalizado no tiene derecho de retracto (art. 47 Ley 1480).']
    : [];
  const all = pieces.every(isPersonalised);
  const term = 'derecho de retracto: 5 días hábiles desde que recibes tu pedido.';
  if (all) return without.join('');
  return [...without, without.length > 0 ? `Lo demás tiene ${term}` : `Tienes ${term}`].join(' ');
}
