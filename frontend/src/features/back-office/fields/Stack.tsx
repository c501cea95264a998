import { styled } from 'styled-components';

/** Vertical layout of a screen. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;
