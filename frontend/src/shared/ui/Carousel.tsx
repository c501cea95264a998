import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useReducer, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { layers } from '../../theme/layers';
import { IconButton } from './IconButton';
import { VisuallyHidden } from './VisuallyHidden';

interface CarouselSlide {
  id: string;
  /** The content of the slide, for its dot or thumbnail and for the announcement. */
  label: string;
  content: ReactNode;
  /** Small square picture; needed only with `CarouselThumbnails`. */
  thumbnail?: ReactNode;
}

/** A control to choose a slide directly: `CarouselDots` or `CarouselThumbnails`. */
export interface CarouselPickerProps {
  slides: readonly CarouselSlide[];
  selected: number;
  onSelect: (index: number) => void;
}

interface CarouselProps {
  /** Name of the region: "Imágenes del producto". */
  label: string;
  slides: readonly CarouselSlide[];
  picker: ComponentType<CarouselPickerProps>;
  /** Shows "n / total". */
  counter?: boolean;
}

/**
 * Shows one slide at a time, with arrows that wrap around, swipe, and left and right keys; it never moves by itself. It is a
 * strip with native scrolling, so that it can be swiped before hydration. A slide is rendered once it is the next one, so
 * that pictures of later slides are not loaded.
 */
export function Carousel({ label, slides, picker: Picker, counter }: CarouselProps) {
  const { strip, selected, reached, moved, goTo, follow, forgetTarget } = useSlides(slides.length);
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
        <Strip
          ref={strip}
          tabIndex={many ? 0 : undefined}
          onScroll={follow}
          onPointerDown={forgetTarget}
          onWheel={forgetTarget}
        >
          {slides.map((slide, index) => (
            <Slide
              key={slide.id}
              role="group"
              aria-label={`${index + 1} de ${slides.length}`}
              inert={index !== selected}
              // For browsers without `inert`.
              aria-hidden={index !== selected || undefined}
            >
              {(index === selected || reached.has(index)) && slide.content}
            </Slide>
          ))}
        </Strip>
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
      {counter && <Counter aria-hidden="true">{`${selected + 1} / ${slides.length}`}</Counter>}
      {many && <Picker slides={slides} selected={selected} onSelect={goTo} />}
      <VisuallyHidden aria-live="polite">{moved && `${position}: ${slides[selected]?.label ?? ''}`}</VisuallyHidden>
    </Root>
  );
}

function useSlides(count: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [{ selected, reached }, show] = useReducer(withSlide, NOT_HYDRATED);
  const [moved, setMoved] = useState(false);
  /** Slide that a button chose: the slides that pass on the way to it are not selected. */
  const target = useRef<number>(undefined);

  // The shopper may have swiped before hydration.
  useEffect(() => show(slideIn(strip.current!)), []);

  const select = (index: number) => {
    if (index === selected) return;
    show(index);
    setMoved(true);
  };

  const follow = () => {
    const shown = slideIn(strip.current!);
    if (target.current !== undefined && shown !== target.current) return;
    target.current = undefined;
    select(shown);
  };

  const forgetTarget = () => {
    target.current = undefined;
  };

  const goTo = (index: number) => {
    const next = (index + count) % count;
    target.current = next;
    // Skips the animation from one end to the other, which would show all slides.
    const behavior = next === index ? 'auto' : 'instant';
    strip.current!.scrollTo({ left: next * strip.current!.clientWidth, behavior });
    select(next);
  };

  return { strip, selected, reached, moved, goTo, follow, forgetTarget };
}

interface Shown {
  selected: number;
  /** The slides shown so far, and the one after each; empty before hydration. */
  reached: ReadonlySet<number>;
}

const NOT_HYDRATED: Shown = { selected: 0, reached: new Set() };

function withSlide({ reached }: Shown, selected: number): Shown {
  return { selected, reached: new Set([...reached, selected, selected + 1]) };
}

/** Index of the visible slide. */
function slideIn({ scrollLeft, clientWidth }: HTMLElement): number {
  return scrollLeft > 0 ? Math.round(scrollLeft / clientWidth) : 0;
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;

const Frame = styled.div`
  position: relative;
`;

const Strip = styled.div`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`;

const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

const Arrow = styled.div<{ $side: 'left' | 'right' }>`
  position: absolute;
  /* Slides with a caption set the vertical middle of their picture. */
  top: var(--carousel-middle, 50%);
  ${({ $side }) => $side}: 10px;
  z-index: ${layers.raised};
  transform: translateY(-50%);
`;

const Counter = styled.p`
  text-align: center;
  font-size: var(--font-size-sm);
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;
`;
