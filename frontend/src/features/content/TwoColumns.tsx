import { styled } from 'styled-components';
import { Container } from '../../shared/ui/Container';
import { from } from '../../theme/media';

interface Proportions {
  /** Grid tracks of the columns. */
  $columns?: string;
  /** Vertical alignment of the columns. */
  $align?: 'center' | 'start';
}

/** Two columns on wide screens, stacked on phones. */
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

/** Paragraphs with vertical spacing. */
export const TextStack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-20);
`;
