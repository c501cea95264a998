import { styled } from 'styled-components';

/** Description below a panel's title. */
export const Hint = styled.p`
  margin-top: var(--space-4);
  color: var(--text-soft);
  font-size: var(--font-size-sm);
`;
