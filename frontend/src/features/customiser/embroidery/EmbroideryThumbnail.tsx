import { closeUp } from './close-up';
import { type DesignPictureProps, EmbroideryPicture } from './EmbroideryPicture';

/** A design beside its cart line: close enough to read the name. */
export function EmbroideryThumbnail(props: DesignPictureProps) {
  return <EmbroideryPicture {...props} crop={closeUp(props.view)} small />;
}
