import type { OrderItemDto } from '../api/workshop.api';
import { EXPRESS_SERVICE, NAME_EMBROIDERY } from './add-ons';

/** Add-ons that the workshop reads elsewhere: as the name to embroider and as the badge of the order. */
const SHOWN_ELSEWHERE = [NAME_EMBROIDERY, EXPRESS_SERVICE];

/** The names of the add-ons that the workshop puts on this piece. */
export function extrasOf({ addOns, addOnLabels }: Pick<OrderItemDto, 'addOns' | 'addOnLabels'>): string[] {
  return addOnLabels.filter((_, index) => !SHOWN_ELSEWHERE.includes(addOns[index]!));
}
