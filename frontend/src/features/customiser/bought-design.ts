import type { PricingDto } from '../../api/catalogue.api';
import type { OrderItemDto } from '../../api/workshop.api';
import {
  DESIGN_FIELDS,
  designFromWire,
  optionLabel,
  type ShownChoice,
  type WireDesign,
} from '../../domain/piece-design';
import type { Design } from './embroidery/design';
import { drawnLine } from './embroidery/drawn-design';
import { VIEWS } from './embroidery/views';

type BoughtPiece = WireDesign &
  Pick<OrderItemDto, 'productId' | 'personalization' | 'keychainPersonalization' | 'addOns' | 'shown'>;

/**
 * Returns the design exactly as bought, or undefined when nothing is embroidered, or a part is missing or unknown to the renderer: the
 * workshop sews from it.
 */
export function boughtDesign(piece: BoughtPiece): Design | undefined {
  const { productId, shown } = piece;
  const seen = shown.length > 0 ? shown : ofEarlierRelease(piece);
  // A piece without embroidery has no thread.
  if (!VIEWS[productId] || !seen?.some(({ field }) => field === 'thread')) return undefined;
  return drawnLine({ ...piece, shown: seen });
}

/** The choices of the same piece by name; an order of an earlier release kept no names, and has those of today. */
export function boughtChoices(piece: BoughtPiece, pricing: PricingDto): readonly ShownChoice[] {
  if (piece.shown.length > 0) return piece.shown;
  return (ofEarlierRelease(piece) ?? []).map(({ field, id }) => ({
    field,
    id,
    label: optionLabel(field, id, pricing),
    asInPhoto: false,
  }));
}

/** The names of its add-ons by their ids, as they were on the day of the order. */
export function boughtAddOns({
  addOns,
  addOnLabels,
}: Pick<OrderItemDto, 'addOns' | 'addOnLabels'>): Record<string, string> {
  return Object.fromEntries(addOns.map((id, index) => [id, addOnLabels[index]!]));
}

/** An order of an earlier release kept no photo: only a whole design of the customiser can be drawn; undefined for any other. */
function ofEarlierRelease(piece: BoughtPiece): Pick<ShownChoice, 'field' | 'id'>[] | undefined {
  const design = designFromWire(piece);
  const chosen = DESIGN_FIELDS.filter((field) => field !== 'strap').map((field) => ({
    field,
    id: design[field] ?? '',
  }));
  return chosen.every(({ id }) => id) ? chosen : undefined;
}
