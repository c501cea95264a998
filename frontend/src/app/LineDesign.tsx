import { useGetPricingQuery } from '../api/catalogue.api';
import { choicesOfLine } from '../features/customiser/choices';
import { describeDesign } from '../features/customiser/embroidery/describe-design';
import { EmbroideryThumbnail } from '../features/customiser/embroidery/EmbroideryThumbnail';
import { VIEWS } from '../features/customiser/embroidery/views';
import { designLabels } from '../features/customiser/labels';
import { useLetters } from '../features/customiser/letters-store';
import { LinePhoto } from './LinePhoto';
import type { PicturedLine } from './pictured-line';

interface LineDesignProps {
  item: PicturedLine;
  /** How wide it is shown, in pixels. */
  width: number;
}

/** The design of a line, drawn by the customiser's own renderer: what was previewed is what stands in cart and order. */
export default function LineDesign({ item, width }: LineDesignProps) {
  const { data: pricing } = useGetPricingQuery();
  const view = VIEWS[item.productId];
  const design = pricing && choicesOfLine(item, pricing);
  const letters = useLetters(design ? [design.fontStyle] : []);
  if (!design || !view) return <LinePhoto item={item} width={width} />;
  const label = describeDesign(design, designLabels(pricing));
  return (
    <EmbroideryThumbnail design={design} letters={letters[design.fontStyle]} view={view} label={label} width={width} />
  );
}
