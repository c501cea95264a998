import { styled } from 'styled-components';
import type { CarouselPickerProps } from './Carousel';

/** One dot per slide, for few slides; the carousel's arrows are the larger target. */
export function CarouselDots({ slides, selected, onSelect }: CarouselPickerProps) {
  return (
    <Row data-dots="">
      {slides.map(({ id, label }, index) => (
        <Dot
          key={id}
          type="button"
          aria-label={`Ver ${index + 1} de ${slides.length}: ${label}`}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
        />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  &::before {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: var(--radius-full);
    background: var(--border-strong);
    transition: background-color var(--motion-2);
  }
  &[aria-current]::before {
    width: 22px;
    background: var(--brand);
  }
`;
