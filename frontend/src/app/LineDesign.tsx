import { useGetPricingQuery, useGetProductQuery } from '../api/catalogue.api';
import { isDesigned } from '../features/cart/cart-line';
import { frontPictureOf } from '../features/catalogue/embroidery';
import { choicesOfLine } from '../features/customiser/choices';
import { catalogueLook } from '../features/customiser/embroidery/catalogue-look';
import { describeDesign } from '../features/customiser/embroidery/describe-design';
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
 * A line's embroidery, drawn by the customiser's renderer, so that cart and order show exactly what was previewed. A name
 * without its own design is drawn with the default design, like on the catalogue's photo.
 */
export default function LineDesign({ item, width }: LineDesignProps) {
  const { data: pricing } = useGetPricingQuery();
  const view = VIEWS[item.productId];
  const ownDesign = isDesigned(item);
  const { data: product } = useGetProductQuery({ id: item.productId }, { skip: ownDesign });
  const look = product && catalogueLook(product.id, frontPictureOf(product, false), item.personalization);
  const design = ownDesign ? pricing && choicesOfLine(item, pricing) : look?.design;
  const letters = useLetters(design ? [design.fontStyle] : []);
  if (!design || !view || !pricing) return <LinePhoto item={item} width={width} />;
  const label = ownDesign ? describeDesign(design, designLabels(pricing)) : `Bordado: ${item.personalization}`;
  return (
    <EmbroideryThumbnail
      design={design}
      photo={look?.photo}
      letters={letters[design.fontStyle]}
      view={view}
      label={label}
      width={width}
    />
  );
}
