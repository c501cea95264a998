import type { AddToCartDto } from '../api/cart.api';

/** A text that is made exactly as typed, which the shopper must confirm. */
export interface PersonalText {
  label: string;
  text: string;
}

/** The texts of a piece that the shopper must confirm before it is added. */
export function personalTexts(
  piece: Pick<AddToCartDto, 'personalization' | 'keychainPersonalization'>,
): PersonalText[] {
  const { personalization: name, keychainPersonalization: keychain } = piece;
  return [
    ...(name ? [{ label: 'Nombre a bordar', text: name }] : []),
    ...(keychain ? [{ label: 'Texto del llavero', text: keychain }] : []),
  ];
}
