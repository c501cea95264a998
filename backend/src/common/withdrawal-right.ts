/**
 * Made for one child: a piece with embroidery or with a text of its own. The law grants it no right of withdrawal (Ley 1480, art. 47,
 * number 3).
 */
export function isPersonalised({
  hasBordado,
  keychainPersonalization,
}: {
  readonly hasBordado: boolean;
  readonly keychainPersonalization: string;
}): boolean {
  return hasBordado || keychainPersonalization !== '';
}
