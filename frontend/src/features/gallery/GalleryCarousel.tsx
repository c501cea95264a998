import { styled } from 'styled-components';
import { Carousel } from '../../shared/ui/Carousel';
import { CarouselThumbnails } from '../../shared/ui/CarouselThumbnails';
import { Picture } from '../../shared/ui/Picture';
import { TextLink } from '../../shared/ui/TextLink';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { below, from } from '../../theme/media';
import type { GalleryItem } from './gallery-items';

interface GalleryCarouselProps {
  label: string;
  items: readonly GalleryItem[];
  /** The path of the customiser that starts with the design of an item. */
  pathOf: (item: GalleryItem) => string;
}

/** Pictures with their captions, one at a time, with a counter and thumbnails. */
export function GalleryCarousel({ label, items, pathOf }: GalleryCarouselProps) {
  const slides = items.map((item) => {
    const { id, picture, alt, title, description } = item;
    return {
      id,
      label: title,
      content: (
        <Slide>
          <Picture picture={picture} alt={alt} sizes="(min-width: 900px) 640px, 100vw" />
          <figcaption>
            <strong>{title}</strong>
            <span>{description}</span>
            <Want to={pathOf(item)}>
              <span>Lo quiero así</span>
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </Want>
          </figcaption>
        </Slide>
      ),
      thumbnail: <Picture picture={picture} alt="" sizes="68px" />,
    };
  });
  return (
    <Gallery>
      <Carousel label={label} slides={slides} counter picker={CarouselThumbnails} />
    </Gallery>
  );
}

const Want = styled(TextLink)`
  /* Its hidden words stay in its own slide: without a position they widen the page. */
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: var(--target);
`;

/** Below 900 px the arrows stand at the middle of the picture, not of picture and caption, and the counter beside the caption. */
const Gallery = styled.div`
  ${below(900)} {
    --carousel-middle: calc((100vw - var(--gutter) * 2) / 2);
    p {
      margin-top: calc(-2.7em - var(--space-12));
      text-align: right;
    }
  }
`;

/** Picture above its caption; side by side where there is room: the pictures are 720 px wide, and whole embroideries. */
const Slide = styled.figure`
  display: grid;
  align-content: flex-start;
  height: 100%;
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    border-radius: var(--radius-2);
    object-fit: cover;
  }
  figcaption {
    display: grid;
    gap: 2px;
    padding-top: var(--space-14);
    line-height: 1.4;
  }
  figcaption > span {
    padding-right: var(--space-64);
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
  ${from(900)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    align-content: stretch;
    max-height: 640px;
    overflow: hidden;
    border-radius: var(--radius-2);
    background: var(--surface-plate);
    img {
      height: 100%;
      max-height: 640px;
      aspect-ratio: auto;
      border-radius: 0;
    }
    figcaption {
      align-content: center;
      gap: var(--space-12);
      padding: var(--space-64) clamp(72px, 7vw, 104px) var(--space-64) clamp(32px, 5vw, 72px);
    }
    strong {
      font: italic 500 var(--font-size-2) / 1.2 var(--font-title);
      color: var(--text-title);
    }
    figcaption > span {
      padding: 0;
      font-size: var(--font-size-lg);
    }
  }
`;
