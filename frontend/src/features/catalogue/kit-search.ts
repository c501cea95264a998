import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { asksForKit } from './search-words';

/** Whether a search asks for the kit, or for a piece of it that is not sold alone. */
export function findsKit(text: string, products: readonly ProductDto[], { kit }: PricingDto): boolean {
  const kitOnly = kit.pieces.filter(({ productId }) => products.every(({ id }) => id !== productId));
  return (
    kit.pieces.length > 0 &&
    asksForKit(
      text,
      kitOnly.map(({ name }) => name),
    )
  );
}
