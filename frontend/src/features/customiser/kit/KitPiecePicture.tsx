import type { Elements } from '../../../shared/lib/elements';
import type { KitPieceDto, PricingDto } from '../../../api/catalogue.api';
import { describeDesign } from '../embroidery/describe-design';
import { EmbroideryPicture } from '../embroidery/EmbroideryPicture';
import { EmbroideryPreview } from '../embroidery/EmbroideryPreview';
import { isEmbroiderable, PIECE_VIEWS } from '../embroidery/views';
import { designLabels } from '../labels';
import type { LettersByFont } from '../letters-store';
import { drawnIn, type KitChoices } from './kit-choices';

export interface KitPicturesProps {
  kit: KitChoices;
  pricing: PricingDto;
  letters: LettersByFont;
  /** Renders the photo of a piece that cannot be drawn. */
  photo: (piece: KitPieceDto, sizes: string) => Elements;
}

interface KitPiecePictureProps extends KitPicturesProps {
  piece: KitPieceDto;
  /** Leaves out the stitches, and the request for a name. */
  small?: boolean;
  /** Value of the `sizes` attribute. */
  sizes: string;
  priority?: boolean;
}

/** A piece of the kit as it is ordered, or its photo when it has no pictures of its own. */
export function KitPiecePicture({ piece, kit, pricing, letters, photo, small = false, ...more }: KitPiecePictureProps) {
  const view = PIECE_VIEWS[piece.productId];
  if (!view) return photo(piece, more.sizes);
  const design = drawnIn(kit, piece);
  const picture = {
    design,
    letters: letters[design.letter],
    label: `${piece.name}: ${describeDesign(design, designLabels(pricing))}`,
    ...more,
  };
  if (!small && isEmbroiderable(view)) return <EmbroideryPreview {...picture} view={view} smallPatch />;
  return <EmbroideryPicture {...picture} view={view} small={small} />;
}
