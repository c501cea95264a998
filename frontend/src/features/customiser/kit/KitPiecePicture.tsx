import type { Elements } from '../../../shared/lib/elements';
import type { StoredPicture } from '../../../pictures/picture-entry';
import type { KitPieceDto, PricingDto } from '../../../api/catalogue.api';
import { closeUp } from '../embroidery/close-up';
import { describeDesign } from '../embroidery/describe-design';
import { plainStage } from '../embroidery/plain-stage';
import { EmbroideryPicture } from '../embroidery/EmbroideryPicture';
import { EmbroideryPreview } from '../embroidery/EmbroideryPreview';
import { VIEWS } from '../embroidery/views';
import { designLabels } from '../labels';
import type { LettersByFont } from '../letters-store';
import { drawnIn, type KitChoices } from './kit-choices';

export interface KitPicturesProps {
  kit: KitChoices;
  pricing: PricingDto;
  letters: LettersByFont;
  /** Renders the photo of a piece without embroidery. */
  photo: (piece: KitPieceDto, sizes: string) => Elements;
}

interface KitPiecePictureProps extends KitPicturesProps {
  piece: KitPieceDto;
  /** Shows a close-up, because the whole piece would be too small to read the name. */
  near?: boolean;
  /** Value of the `sizes` attribute. */
  sizes: string;
  priority?: boolean;
}

/** A piece of the kit with its embroidered name, or its photo when it has no embroidery or none that can be drawn. */
export function KitPiecePicture(props: KitPiecePictureProps) {
  const { piece, kit, pricing, letters, photo, near = false, sizes, priority } = props;
  const view = VIEWS[piece.productId];
  if (!view || !piece.embroiderable) return photo(piece, sizes);
  const design = drawnIn(kit, piece);
  const picture = {
    design,
    photo: design.bagColour === piece.photoDesign.bagColour ? plainStage(piece.productId, pictureOf(piece)) : undefined,
    letters: letters[design.letter],
    view,
    label: `${piece.name}: ${describeDesign(design, designLabels(pricing))}`,
  };
  if (!near) return <EmbroideryPreview {...picture} sizes={sizes} priority={priority} />;
  return <EmbroideryPicture {...picture} crop={closeUp(view)} sizes={sizes} small />;
}

/** The picture of the plain piece, which the kit names by its URL. */
function pictureOf({ imageUrl }: KitPieceDto): StoredPicture | undefined {
  const [, id, width] = /^\/media\/([0-9a-f]+)-(\d+)\.webp$/.exec(imageUrl) ?? [];
  return id ? { id, widths: [Number(width)] } : undefined;
}
