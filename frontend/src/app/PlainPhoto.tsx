import type { ProductDto } from '../api/catalogue.api';
import { frontPictureOf } from '../domain/product-pictures';
import type { FilledPiece } from '../features/catalogue/piece';
import { ProductPhoto } from '../features/catalogue/ProductPhoto';

export interface FilledPictureProps {
  product: ProductDto;
  piece: FilledPiece;
  /** Displayed width of the full picture, as in the `sizes` attribute. */
  sizes: string;
  /** Shows a close-up of the name instead of the full piece. */
  isCloseUp?: boolean;
}

/** The photo until the piece can be drawn. Beside a name it is that of the plain piece, because the other one shows another name. */
export function PlainPhoto({ product, piece, sizes, isCloseUp }: FilledPictureProps) {
  if (isCloseUp) return null;
  const picture = frontPictureOf(product, piece.hasBordado && piece.personalization === '');
  return <ProductPhoto picture={picture} alt={product.name} sizes={sizes} />;
}
