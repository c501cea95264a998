import type { OrderItemDto } from '../../api/workshop.api';
import { DESIGN_FIELDS, designFromWire, NONE, type PhotoDesign, type WireDesign } from '../../domain/piece-design';
import type { Design } from './embroidery/design';
import { drawnDesign } from './embroidery/drawn-design';
import { VIEWS } from './embroidery/views';

type BoughtPiece = WireDesign & Pick<OrderItemDto, 'productId' | 'personalization' | 'hasBordado' | 'shown'>;

/** A bought piece as the workshop sews it. */
export interface BoughtDesign {
  design: Design;
  /** Its colour is that of the product's photo. */
  isPhotoColour: boolean;
}

/**
 * Returns the design exactly as bought, or undefined when nothing is embroidered, or a part is missing or unknown to the renderer: the
 * workshop sews from it.
 */
export function boughtDesign(piece: BoughtPiece): BoughtDesign | undefined {
  const { productId, personalization, shown } = piece;
  const seen = shown.length > 0 ? shown : ofEarlierRelease(piece);
  // A piece without embroidery has no thread.
  if (!VIEWS[productId] || !seen?.some(({ field }) => field === 'thread')) return undefined;
  const ids = Object.fromEntries(seen.map(({ field, id }) => [field, id]));
  const design = drawnDesign({ motif: NONE, strap: NONE, ...ids } as PhotoDesign, personalization);
  if (!design) return undefined;
  return { design, isPhotoColour: seen.some(({ field, asInPhoto }) => field === 'bagColour' && asInPhoto) };
}

/** An order of an earlier release kept no photo: only a whole design of the customiser can be drawn; undefined for any other. */
function ofEarlierRelease(piece: BoughtPiece): { field: string; id: string; asInPhoto: boolean }[] | undefined {
  const design = designFromWire(piece);
  const chosen = DESIGN_FIELDS.filter((field) => field !== 'strap').map((field) => ({
    field,
    id: design[field] ?? '',
    asInPhoto: false,
  }));
  return chosen.every(({ id }) => id) ? chosen : undefined;
}
