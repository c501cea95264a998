import type { CartItemDto } from '../../api/cart.api';
import { designFromWire, type WireDesign } from '../../domain/piece-design';

/** Returns a label that distinguishes lines of one product, for example 'Pañalera Multifuncional, Sofía'. */
export function lineLabel({ name, personalization }: CartItemDto): string {
  return personalization ? `${name}, ${personalization}` : name;
}

/** Returns true when anything of the piece's look was chosen. */
export function isDesigned(item: WireDesign): boolean {
  return Object.values(designFromWire(item)).some((id) => id !== null);
}
