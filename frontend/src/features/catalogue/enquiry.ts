import { pieceText } from '../../domain/describe-piece';
import type { PriceLine } from '../../domain/line-price';
import { absoluteUrl } from '../../shared/lib/absolute-url';
import type { FilledPiece } from './piece';
import { productPath } from './product-path';

/** Returns the prefilled WhatsApp message: the configured piece and the URL of its page. */
export function enquiryText(piece: FilledPiece, breakdown: PriceLine[]): string {
  return [
    'Hola, quiero saber más de este producto:',
    pieceText({ ...piece, breakdown }),
    absoluteUrl(productPath(piece.productId)),
  ].join('\n');
}
