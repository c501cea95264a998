import { styled } from 'styled-components';

/** Background of a picture; its aspect ratio avoids a layout shift. */
export const Plate = styled.div<{ $ratio: string; $ratioWide?: string; $wideFrom?: number }>`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: var(--radius-2);
  background: var(--surface-plate);
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media (min-width: ${({ $wideFrom = 900 }) => $wideFrom}px) {
    aspect-ratio: ${({ $ratio, $ratioWide = $ratio }) => $ratioWide};
  }
`;
