import { styled } from 'styled-components';
import { from } from '../../theme/media';

/** Items and summary: one above the other, side by side from 1000 px with the summary in view. */
export const CartColumns = styled.div`
  display: grid;
  gap: 32px;
  > * {
    min-width: 0;
  }
  ${from(1000)} {
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: 32px 56px;
    align-items: start;
    > :nth-child(2) {
      position: sticky;
      top: calc(var(--bar) + 24px);
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
`;
