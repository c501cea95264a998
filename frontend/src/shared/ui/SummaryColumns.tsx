import { styled } from 'styled-components';
import { from } from '../../theme/media';

/** The pieces and their total: one below the other; from 1000 px side by side, with the total always visible. */
export const SummaryColumns = styled.div`
  display: grid;
  gap: var(--space-32);
  > * {
    min-width: 0;
  }
  ${from(1000)} {
    grid-template-columns: minmax(0, 1fr) 400px;
    column-gap: var(--space-56);
    align-items: start;
    > :nth-child(2) {
      position: sticky;
      top: calc(var(--bar) + 24px);
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
`;
