import type { MadePiece } from './describe-piece';

/** Made for one child: the law knows no withdrawal from it (Ley 1480, art. 47). */
export function isPersonalised({ hasBordado, keychainPersonalization }: MadePiece): boolean {
  return hasBordado || keychainPersonalization !== '';
}

/** Whether a piece may be given back, which the shopper is told wherever the piece is shown (decisions, 31). */
export function withdrawalRight(piece: MadePiece): string {
  return isPersonalised(piece)
    ? 'Sin derecho de retracto por ser personalizado (art. 47 Ley 1480).'
    : 'Con derecho de retracto: 5 días hábiles desde que la recibes.';
}
