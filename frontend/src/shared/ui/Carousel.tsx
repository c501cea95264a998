import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { layers } from '../../theme/layers';
import { CarouselDots } from './CarouselDots';
import { CarouselThumbnails } from './CarouselThumbnails';
import { IconButton } from './IconButton';
import { VisuallyHidden } from './VisuallyHidden';

interface CarouselSlide {
  id: string;
  /** What it shows, for its dot or thumbnail and for the announcement. */
  label: string;
  content: ReactNode;
  /** Small square picture; needed only with `thumbnails`. */
  thumbnail?: ReactNode;
}

interface CarouselProps {
  /** Name of the region: "Imágenes del producto". */
  label: string;
  slides: readonly CarouselSlide[];
  dots?: boolean;
  thumbnails?: boolean;
  /** Shows "n / total". */
  counter?: boolean;
}

/** One slide at a time: arrows that wrap around, swipe, left and right keys; it never moves by itself. */
export function Carousel({ label, slides, dots, thumbnails, counter }: CarouselProps) {
  const { viewport, selected, moved, goTo } = useSlides(slides.length);
  const position = `${selected + 1} de ${slides.length}`;
  const many = slides.length > 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !many) return;
    event.preventDefault();
    goTo(selected + step);
  };

  return (
    <Root role="region" aria-roledescription="carrusel" aria-label={label} onKeyDown={onKeyDown}>
      <Frame>
        <Viewport ref={viewport}>
          <Track>
            {slides.map((slide, index) => (
              <Slide
                key={slide.id}
                role="group"
                aria-label={`${index + 1} de ${slides.length}`}
                inert={index !== selected}
              >
                {slide.content}
              </Slide>
            ))}
          </Track>
        </Viewport>
        {many && (
          <>
            <Arrow $side="left">
              <IconButton label="Anterior" bordered onClick={() => goTo(selected - 1)}>
                <ChevronLeft aria-hidden="true" />
              </IconButton>
            </Arrow>
            <Arrow $side="right">
              <IconButton label="Siguiente" bordered onClick={() => goTo(selected + 1)}>
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </Arrow>
          </>
        )}
      </Frame>
      {counter && (
        <Counter aria-hidden="true">
          {selected + 1} / {slides.length}
        </Counter>
      )}
      {many && dots && <CarouselDots slides={slides} selected={selected} onSelect={goTo} />}
      {many && thumbnails && <CarouselThumbnails slides={slides} selected={selected} onSelect={goTo} />}
      <VisuallyHidden aria-live="polite">{moved && `${position}: ${slides[selected]?.label ?? ''}`}</VisuallyHidden>
    </Root>
  );
}

function useSlides(count: number) {
  const [viewport, embla] = useEmblaCarousel({ loop: true });
  const [selected, setSelected] = useState(0);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setSelected(embla.selectedScrollSnap());
    const move = () => {
      follow();
      setMoved(true);
    };
    embla.on('select', move).on('reInit', follow);
    return () => {
      embla.off('select', move).off('reInit', follow);
    };
  }, [embla]);

  const goTo = useCallback(
    (index: number) => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      embla?.scrollTo((index + count) % count, still);
    },
    [embla, count],
  );

  return { viewport, selected: Math.min(selected, Math.max(0, count - 1)), moved, goTo };
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Frame = styled.div`
  position: relative;
`;

const Viewport = styled.div`
  overflow: hidden;
`;

const Track = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;
`;

const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
`;

const Arrow = styled.div<{ $side: 'left' | 'right' }>`
  position: absolute;
  /* Slides with a caption below their picture say where the middle of the picture is. */
  top: var(--carousel-middle, 50%);
  ${({ $side }) => $side}: 10px;
  z-index: ${layers.raised};
  transform: translateY(-50%);
`;

const Counter = styled.p`
  text-align: center;
  font-size: var(--text-sm);
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
`;
