import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { isDesigned } from '../features/cart/cart-item';
import { PhotoPlate } from '../features/catalogue/ProductPhoto';
import { LinePhoto } from './LinePhoto';
import type { PicturedLine } from './pictured-line';

/** The renderer comes when there is a design to draw; the photo stands in when it cannot be brought. */
const LineDesign = lazy(() => import('./LineDesign').catch(() => ({ default: LinePhoto })));

interface LinePictureProps {
  item: PicturedLine;
  /** How wide it is shown, in pixels. */
  width: number;
}

/** What a line of a cart or an order looks like: its embroidery, or the photo of the plain piece. */
export function LinePicture(props: LinePictureProps) {
  const { item } = props;
  const isDrawn = isDesigned(item) || (item.hasBordado && item.personalization !== '');
  if (!isDrawn) return <LinePhoto {...props} />;
  return (
    <Suspense fallback={<Plate />}>
      <LineDesign {...props} />
    </Suspense>
  );
}

/** The photo shows another child's name: nothing is better while the design is on its way. */
const Plate = styled(PhotoPlate)`
  aspect-ratio: 1;
`;
