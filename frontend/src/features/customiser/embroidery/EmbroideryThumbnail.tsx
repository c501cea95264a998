import { closeUp } from './close-up';
import { type DesignPictureProps, EmbroideryPicture } from './EmbroideryPicture';
import { PICTURE_SIZE } from './views';

interface EmbroideryThumbnailProps extends DesignPictureProps {
  /** Width in CSS pixels. */
  width: number;
}

/** Close-up of a design for its cart line, large enough to read the name. */
export function EmbroideryThumbnail({ width, ...picture }: EmbroideryThumbnailProps) {
  const crop = closeUp(picture.view);
  const fullWidth = Math.round((width * PICTURE_SIZE) / crop.side);
  return <EmbroideryPicture {...picture} crop={crop} sizes={`${fullWidth}px`} small />;
}
