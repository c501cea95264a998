import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { Picture } from '../../shared/ui/Picture';
import { pictureAddress, pictureFocus, productPicture } from './product-picture';

interface ProductPhotoProps {
  /** Image path of the catalogue. */
  path: string;
  /** Empty when the product's name is beside the picture. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** True when the picture is the page's largest contentful paint. */
  priority?: boolean;
  /** True when the picture is visible without scrolling. */
  eager?: boolean;
}

/** A product picture: responsive when the build lists it, otherwise unchanged; a drawing when it is missing. */
export function ProductPhoto({ path, ...rest }: ProductPhotoProps) {
  const picture = productPicture(path);
  return (
    <PhotoPlate $focus={pictureFocus(path)}>
      {picture ? <Picture picture={picture} {...rest} /> : <UnknownPhoto key={path} path={path} {...rest} />}
    </PhotoPlate>
  );
}

function UnknownPhoto({ path, alt, eager, priority }: ProductPhotoProps) {
  const [missing, setMissing] = useState(false);
  // A picture of the server-rendered page may fail before hydration adds the error listener.
  const checkEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setMissing(true);
  }, []);
  if (missing) {
    return (
      <Drawing role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <ShoppingBag aria-hidden="true" strokeWidth={1} />
      </Drawing>
    );
  }
  return (
    <img
      ref={checkEarlyFailure}
      src={pictureAddress(path)}
      alt={alt}
      loading={eager || priority ? 'eager' : 'lazy'}
      onError={() => setMissing(true)}
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
