import { styled } from 'styled-components';
import { Container } from '../../shared/ui/Container';
import { from } from '../../theme/media';

interface Proportions {
  /** Widths of the columns, as grid tracks. */
  $columns?: string;
  /** How the columns meet vertically. */
  $align?: 'center' | 'start';
}

/** Two things beside each other on a wide window, one below the other on a phone. */
export const TwoColumns = styled(Container)<Proportions>`
  display: grid;
  gap: clamp(32px, 5vw, 72px);
  > * {
    min-width: 0;
  }
  ${from(900)} {
    grid-template-columns: ${({ $columns = '1fr 1fr' }) => $columns};
    align-items: ${({ $align = 'center' }) => $align};
  }
`;

/** Paragraphs below each other with air between them. */
export const TextStack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-20);
`;
