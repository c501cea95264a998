import { useGetPricingQuery, useGetProductQuery } from '../api/catalogue.api';
import { type PhotoDesign, designFromWire, NONE, shownDesign } from '../domain/piece-design';
import { frontPictureOf } from '../domain/product-pictures';
import { describeDesign } from '../features/customiser/embroidery/describe-design';
import { drawnDesign } from '../features/customiser/embroidery/drawn-design';
import { plainStage } from '../features/customiser/embroidery/plain-stage';
import { EmbroideryThumbnail } from '../features/customiser/embroidery/EmbroideryThumbnail';
import { VIEWS } from '../features/customiser/embroidery/views';
import { designLabels } from '../features/customiser/labels';
import { useLetters } from '../features/customiser/letters-store';
import { LinePhoto, type PicturedLine } from './LinePhoto';

interface LineDesignProps {
  item: PicturedLine;
  /** Displayed width, in pixels. */
  width: number;
}

/**
 * A piece as it is seen, drawn by the customiser's renderer, so that cart and order show exactly what was previewed. A line of an earlier
 * release kept no photo: what was not chosen is as in today's.
 */
export default function LineDesign({ item, width }: LineDesignProps) {
  const { data: pricing } = useGetPricingQuery();
  const { data: product, isLoading } = useGetProductQuery({ id: item.productId });
  const view = VIEWS[item.productId];
  const shown = shownOn(item, product?.photoDesign);
  const design = shown && drawnDesign(shown, item.personalization);
  const letters = useLetters(design ? [design.letter] : []);
  if (!design || !view || !pricing || isLoading) return <LinePhoto item={item} width={width} />;
  const isPhotoColour = item.bagColor === null;
  return (
    <EmbroideryThumbnail
      design={design}
      photo={isPhotoColour && product ? plainStage(product.id, frontPictureOf(product, false)) : undefined}
      letters={letters[design.letter]}
      view={view}
      label={describeDesign(design, designLabels(pricing))}
      width={width}
    />
  );
}

function shownOn(item: PicturedLine, photo: PhotoDesign | undefined): PhotoDesign | undefined {
  if (item.shown.length === 0) return photo && shownDesign(designFromWire(item), photo, item);
  const ids = Object.fromEntries(item.shown.map(({ field, id }) => [field, id]));
  // A piece without embroidery has no letters: the renderer draws no name on it.
  const { letter, letterSize, thread, bagColour } = photo ?? USUAL;
  return { letter, letterSize, thread, bagColour, motif: NONE, strap: NONE, ...ids };
}

const USUAL = { letter: 'elegant', letterSize: 'medium', thread: 'gold', bagColour: 'black' };
