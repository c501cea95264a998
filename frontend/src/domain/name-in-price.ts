import type { KitPieceDto } from '../api/catalogue.api';
import { formatCop } from '../shared/lib/format-cop';

/** Why a piece costs more in the kit than alone: the name embroidery that the kit includes; undefined for any other piece. */
export function nameInPrice({ withName, price, basePrice }: KitPieceDto): string | undefined {
  return withName ? `${formatCop(basePrice)} + ${formatCop(price - basePrice)} del bordado de nombre` : undefined;
}
