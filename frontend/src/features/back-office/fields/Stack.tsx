import { styled } from 'styled-components';

/** Parts of a screen, one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;
