import { styled } from 'styled-components';
import { Carousel } from '../../shared/ui/Carousel';
import { Picture } from '../../shared/ui/Picture';
import { below, from } from '../../theme/media';
import type { GalleryItem } from './gallery-items';

interface GalleryCarouselProps {
  label: string;
  items: readonly GalleryItem[];
}

/** Pictures with their captions, one at a time, with a counter and thumbnails. */
export function GalleryCarousel({ label, items }: GalleryCarouselProps) {
  const slides = items.map(({ id, picture, alt, title, description }) => ({
    id,
    label: title,
    content: (
      <Slide>
        <Picture picture={picture} alt={alt} sizes="(min-width: 900px) 640px, 100vw" />
        <figcaption>
          <strong>{title}</strong>
          <span>{description}</span>
        </figcaption>
      </Slide>
    ),
    thumbnail: <Picture picture={picture} alt="" sizes="68px" />,
  }));
  return (
    <Gallery>
      <Carousel label={label} slides={slides} counter thumbnails />
    </Gallery>
  );
}

/** Below 900 px the arrows stand at the middle of the square picture, not of picture and caption. */
const Gallery = styled.div`
  ${below(900)} {
    --carousel-middle: calc((100vw - var(--gutter) * 2) / 2);
  }
`;

/** Picture above its caption; side by side where there is room, so that the whole embroidery stays in view. */
const Slide = styled.figure`
  display: grid;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius-2);
  background: var(--plate);
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    object-fit: cover;
  }
  figcaption {
    display: grid;
    align-content: center;
    gap: 4px;
    padding: 16px;
  }
  strong {
    font: 500 var(--text-3) / 1.2 var(--font-title);
    color: var(--brand-800);
  }
  span {
    color: var(--ink-soft);
  }
  ${from(900)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    max-height: 640px;
    img {
      height: 100%;
      max-height: 640px;
      aspect-ratio: auto;
    }
    figcaption {
      gap: 12px;
      padding: 64px clamp(72px, 7vw, 104px) 64px clamp(32px, 5vw, 72px);
    }
    strong {
      font-size: var(--text-2);
      font-style: italic;
    }
    span {
      font-size: var(--text-lg);
    }
  }
`;
