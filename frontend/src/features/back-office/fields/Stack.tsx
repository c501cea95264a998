import { styled } from 'styled-components';
import { from } from '../../../theme/media';

/** Vertical layout of a screen. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;

/** Panels of different heights, side by side from 900 px. */
export const Panels = styled(Stack)`
  align-items: start;
  ${from(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
