import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { CarouselPickerProps } from './Carousel';

/** A strip of small pictures, for many slides; it scrolls to the selected slide. */
export function CarouselThumbnails({ slides, selected, onSelect }: CarouselPickerProps) {
  const strip = useRef<HTMLDivElement>(null);

  // Scrolls only the strip: scrollIntoView would also scroll the page when the carousel is out of view.
  useEffect(() => {
    const shown = strip.current?.children[selected];
    if (!strip.current || !(shown instanceof HTMLElement)) return;
    strip.current.scrollLeft = shown.offsetLeft - (strip.current.clientWidth - shown.offsetWidth) / 2;
  }, [selected]);

  return (
    <Strip ref={strip}>
      {slides.map(({ id, label, thumbnail }, index) => (
        <Thumbnail
          key={id}
          type="button"
          aria-label={`Ver ${index + 1} de ${slides.length}: ${label}`}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
        >
          {thumbnail}
        </Thumbnail>
      ))}
    </Strip>
  );
}

const Strip = styled.div`
  position: relative;
  display: flex;
  gap: var(--space-8);
  padding: var(--space-6);
  overflow-x: auto;
  scroll-behavior: smooth;
  scrollbar-width: thin;
  scrollbar-color: var(--border) transparent;
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`;

const Thumbnail = styled.button`
  flex: none;
  width: 68px;
  aspect-ratio: 1;
  padding: 0;
  border: 0;
  border-radius: var(--radius-2);
  background: var(--surface-plate);
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[aria-current] {
    box-shadow:
      0 0 0 2px var(--surface),
      0 0 0 4px var(--brand);
  }
`;
