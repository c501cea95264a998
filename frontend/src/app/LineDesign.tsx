import { useMemo } from 'react';
import { useGetPricingQuery, useGetProductQuery } from '../api/catalogue.api';
import { type PhotoDesign, designFromWire, shownChoices } from '../domain/piece-design';
import { describeDesign } from '../features/customiser/embroidery/describe-design';
import type { Design } from '../features/customiser/embroidery/design';
import { drawnLine } from '../features/customiser/embroidery/drawn-design';
import { EmbroideryPicture } from '../features/customiser/embroidery/EmbroideryPicture';
import { PICTURE_SIZE, PIECE_VIEWS } from '../features/customiser/embroidery/views';
import { designLabels } from '../features/customiser/labels';
import { useLetters } from '../features/customiser/letters-store';
import { LinePhoto, type PicturedLine } from './LinePhoto';

interface LineDesignProps {
  item: PicturedLine;
  /** Displayed width, in pixels. */
  width: number;
}

/** Below this width, in pixels, single stitches are not seen. */
const STITCHES_FROM = 200;

/**
 * A piece as it is seen, drawn by the customiser's renderer, so that cart and order show exactly what was previewed. A line of an earlier
 * release kept no photo: what was not chosen is as in today's.
 */
export default function LineDesign({ item, width }: LineDesignProps) {
  const { data: pricing } = useGetPricingQuery();
  const view = PIECE_VIEWS[item.productId];
  const isPhotoNeeded = item.shown.length === 0;
  const { data: product, isLoading } = useGetProductQuery({ id: item.productId }, { skip: !view || !isPhotoNeeded });
  const design = useMemo(() => designOfLine(item, product?.photoDesign), [item, product]);
  const letters = useLetters(view && design ? [design.letter] : []);
  if (!design || !view || !pricing || isLoading) return <LinePhoto item={item} width={width} />;
  return (
    <EmbroideryPicture
      design={design}
      letters={letters[design.letter]}
      view={view}
      label={describeDesign(design, designLabels(pricing, item.shown))}
      sizes={`${Math.round((width * PICTURE_SIZE) / view.crop.side)}px`}
      small={width < STITCHES_FROM}
      eager={width >= STITCHES_FROM}
    />
  );
}

function designOfLine(item: PicturedLine, photo: PhotoDesign | undefined): Design | undefined {
  if (item.shown.length > 0) return drawnLine(item);
  return photo && drawnLine({ ...item, shown: shownChoices(designFromWire(item), photo, item, (_, id) => id) });
}
