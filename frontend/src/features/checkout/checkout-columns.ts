import { styled } from 'styled-components';
import { from } from '../../theme/media';

/** One below the other; from 1000 px the form and, in view all the while, the order. */
export const CheckoutColumns = styled.div`
  display: grid;
  gap: 32px;
  > * {
    min-width: 0;
  }
  ${from(1000)} {
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: 56px;
    align-items: start;
    > :nth-child(2) {
      position: sticky;
      top: calc(var(--bar) + 24px);
    }
  }
`;
