import { styled } from 'styled-components';
import { from } from '../../theme/media';

/** Pictures and details of a product: stacked, and side by side with sticky pictures from 1000 px. */
export const ProductColumns = styled.div`
  display: grid;
  gap: var(--space-28);
  > * {
    min-width: 0;
  }
  ${from(1000)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-64);
    align-items: start;
    > :first-child {
      position: sticky;
      top: calc(var(--bar) + 24px);
    }
  }
`;
