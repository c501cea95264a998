import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useGetProductQuery } from '../api/catalogue.api';
import type { OrderItemDto } from '../api/orders.api';
import { isDesigned } from '../features/cart/cart-line';
import { PhotoPlate } from '../features/catalogue/ProductPhoto';
import { LinePhoto, picturedLine, type PicturedLine } from './LinePhoto';

/** Loads the renderer only when there is a design to draw; falls back to the photo when that fails. */
const LineDesign = lazy(() => import('./LineDesign').catch(() => ({ default: LinePhoto })));

interface LinePictureProps {
  item: PicturedLine;
  /** Displayed width, in pixels. */
  width: number;
}

/** The picture of a line of a cart or an order: its embroidery, or the photo of the plain piece. */
export function LinePicture(props: LinePictureProps) {
  const { item } = props;
  const isAsInPhoto = !isDesigned(item) && !item.hasBordado && item.personalization === '' && item.addOns.length === 0;
  // The photo shows the plain piece, unless it shows another one today.
  const { data: product } = useGetProductQuery({ id: item.productId }, { skip: !isAsInPhoto || item.kitId !== null });
  const isOtherPhoto = product && item.shown.some(({ field, id }) => id !== product.photoDesign[field]);
  if (isAsInPhoto && !isOtherPhoto) return <LinePhoto {...props} />;
  return (
    <Suspense fallback={<Plate />}>
      <LineDesign {...props} />
    </Suspense>
  );
}

/** Displayed width in the widest list of orders, in pixels. */
const IN_ORDER = 64;

/** The picture of an order line, for the features that list orders. */
export const orderPicture = (item: OrderItemDto) => <LinePicture item={picturedLine(item)} width={IN_ORDER} />;

/** Shows no photo while the design loads, because the photo shows another name. */
const Plate = styled(PhotoPlate)`
  aspect-ratio: 1;
`;
