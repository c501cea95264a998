import { preload } from 'react-dom';
import { type PagePicture, pictureSrcSet, pictureUrl } from '../../pictures/picture-entry';
import type { Elements } from '../lib/elements';
import { lastOf } from '../../domain/lists';

interface PictureProps {
  picture: PagePicture;
  /** Empty when the picture is decorative or repeats the text beside it. */
  alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The most important picture of the page, loaded first. At most one per page. */
  priority?: boolean;
  /** Visible without scrolling, but not the most important picture. */
  eager?: boolean;
  /** Called when there is no such picture. */
  onMissing?: () => void;
  className?: string;
  /** Sources that come first, of another crop for some windows. */
  sources?: Elements;
  /** The windows that show none of `sources`, so that only they load this picture first. */
  media?: string;
}

/** A responsive picture that reserves its space while it loads. */
export function Picture({ picture, alt, sizes, priority = false, eager = priority, ...more }: PictureProps) {
  const { onMissing, className, sources, media } = more;
  const avif = pictureSrcSet(picture, 'avif');
  if (priority) preloadPicture(picture, sizes, media);
  return (
    <picture>
      {sources}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        ref={onMissing && ((image) => reportEarlyFailure(image, onMissing))}
        onError={onMissing}
        src={pictureUrl(picture, lastOf(picture.widths)!, 'webp')}
        srcSet={pictureSrcSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        style={{ backgroundColor: picture.colour }}
        className={className}
      />
    </picture>
  );
}

/** Loads a picture first, in windows of `media`. */
export function preloadPicture(picture: PagePicture, sizes: string, media?: string): void {
  preload(pictureUrl(picture, picture.widths[0]!, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: pictureSrcSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}

/** A picture of the server's page may have failed before the browser could listen for it. */
export function reportEarlyFailure(image: HTMLImageElement | null, onMissing: () => void): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onMissing();
}
