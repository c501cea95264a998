import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { asksForKit } from './search-words';

/** Returns true when a search matches the kit, or a piece that is sold only in it. */
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
