import { closeUp } from './close-up';
import { type DesignPictureProps, EmbroideryPicture } from './EmbroideryPicture';
import { PICTURE_SIZE } from './views';

interface EmbroideryThumbnailProps extends DesignPictureProps {
  /** How wide it is shown, in CSS pixels. */
  width: number;
}

/** A design beside its cart line: close enough to read the name. */
export function EmbroideryThumbnail({ width, ...picture }: EmbroideryThumbnailProps) {
  const crop = closeUp(picture.view);
  const whole = Math.round((width * PICTURE_SIZE) / crop.side);
  return <EmbroideryPicture {...picture} crop={crop} sizes={`${whole}px`} small />;
}
