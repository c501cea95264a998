import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { StoredPicture } from '../../pictures/picture-entry';
import { Picture, reportEarlyFailure } from '../../shared/ui/Picture';
import { pictureUrlOfPath, pictureFocus, storedPicture } from './product-picture';

interface ProductPhotoProps {
  /** Picture of the product, or its URL when nothing else is known; undefined for a product without pictures. */
  picture: StoredPicture | string | undefined;
  /** Empty when the product's name is beside the picture. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** True when the picture is the page's largest contentful paint. */
  priority?: boolean;
  /** True when the picture is visible without scrolling. */
  eager?: boolean;
}

/** A product picture: responsive when it is in the store, otherwise unchanged; a drawing when it is missing. */
export function ProductPhoto({ picture, ...rest }: ProductPhotoProps) {
  const stored = typeof picture === 'string' ? (storedPicture(picture) ?? picture) : picture;
  const id = typeof stored === 'string' ? stored : stored?.id;
  return (
    <PhotoPlate $focus={pictureFocus(id)}>
      <Photo id={id} picture={stored} {...rest} />
    </PhotoPlate>
  );
}

/** The element stays when the picture changes: it shows the previous picture until the new one has loaded. */
function Photo({ id, picture, alt, sizes, eager, priority }: ProductPhotoProps & { id: string | undefined }) {
  const [missing, setMissing] = useState<string>();
  const onMissing = () => setMissing(id);
  if (picture === undefined || missing === id) {
    return (
      <Drawing role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <ShoppingBag aria-hidden="true" strokeWidth={1} />
      </Drawing>
    );
  }
  if (typeof picture !== 'string')
    return (
      <Picture picture={picture} alt={alt} sizes={sizes} eager={eager} priority={priority} onMissing={onMissing} />
    );
  return (
    <img
      ref={(image) => reportEarlyFailure(image, onMissing)}
      src={pictureUrlOfPath(picture)}
      alt={alt}
      loading={eager || priority ? 'eager' : 'lazy'}
      onError={onMissing}
    />
  );
}

/** Background and aspect ratio of a photo. */
export const PhotoPlate = styled.span<{ $focus?: string }>`
  position: relative;
  display: block;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: var(--radius-2);
  background: var(--surface-plate);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${({ $focus = '50% 50%' }) => $focus};
  }
`;

const Drawing = styled.span`
  display: grid;
  place-items: center;
  height: 100%;
  color: var(--border-strong);
  svg {
    width: 40%;
    height: 40%;
  }
`;
