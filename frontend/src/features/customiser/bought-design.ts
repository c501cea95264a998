import type { OrderItemDto } from '../../api/workshop.api';
import { DESIGN_FIELDS, designFromWire, NONE, type PhotoDesign, type WireDesign } from '../../domain/piece-design';
import type { Design } from './embroidery/design';
import { drawnDesign } from './embroidery/drawn-design';
import { VIEWS } from './embroidery/views';

type BoughtPiece = WireDesign &
  Pick<OrderItemDto, 'productId' | 'personalization' | 'keychainPersonalization' | 'addOns' | 'shown'>;

/**
 * Returns the design exactly as bought, or undefined when nothing is embroidered, or a part is missing or unknown to the renderer: the
 * workshop sews from it.
 */
export function boughtDesign(piece: BoughtPiece): Design | undefined {
  const { productId, personalization: name, keychainPersonalization: keychainText, addOns, shown } = piece;
  const seen = shown.length > 0 ? shown : ofEarlierRelease(piece);
  // A piece without embroidery has no thread.
  if (!VIEWS[productId] || !seen?.some(({ field }) => field === 'thread')) return undefined;
  const ids = Object.fromEntries(seen.map(({ field, id }) => [field, id]));
  return drawnDesign({ motif: NONE, strap: NONE, ...ids } as PhotoDesign, { name, addOns, keychainText });
}

/** An order of an earlier release kept no photo: only a whole design of the customiser can be drawn; undefined for any other. */
function ofEarlierRelease(piece: BoughtPiece): { field: string; id: string }[] | undefined {
  const design = designFromWire(piece);
  const chosen = DESIGN_FIELDS.filter((field) => field !== 'strap').map((field) => ({
    field,
    id: design[field] ?? '',
  }));
  return chosen.every(({ id }) => id) ? chosen : undefined;
}
