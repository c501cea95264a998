import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { Picture } from '../../shared/ui/Picture';
import { pictureAddress, pictureFocus, productPicture } from './product-picture';

interface ProductPhotoProps {
  /** As the catalogue names it. */
  path: string;
  /** Empty where the product's name stands beside it. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The picture that the page is judged by. */
  priority?: boolean;
  /** In the first view. */
  eager?: boolean;
}

/** A picture of a product on its plate: responsive when the build knows it, as it is otherwise, a drawing when it is missing. */
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
  // A picture of the server's page may have failed before the browser could listen for it.
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

/** Ground and shape of a photo. */
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
