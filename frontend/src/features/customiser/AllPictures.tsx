import { memo } from 'react';
import { Picture } from '../../shared/ui/Picture';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { BAG_COLOURS, bagPicture, MOTIFS, motifUrl } from './embroidery/design-pictures';
import type { View } from './embroidery/views';

interface AllPicturesProps {
  view: View;
  sizes: string;
}

/** Loads the pictures of all colours and patches invisibly, so that the next choice appears within a frame. */
export const AllPictures = memo(function AllPictures({ view, sizes }: AllPicturesProps) {
  return (
    <VisuallyHidden aria-hidden="true">
      {BAG_COLOURS.map((colour) => (
        <Picture key={colour} picture={bagPicture(view, colour)} alt="" sizes={sizes} eager />
      ))}
      {MOTIFS.map((theme) => (
        <img key={theme} src={motifUrl(theme)} alt="" />
      ))}
    </VisuallyHidden>
  );
});
