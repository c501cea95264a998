import { styled } from 'styled-components';

/** What a panel is about, below its title. */
export const Hint = styled.p`
  margin-top: var(--space-4);
  color: var(--text-soft);
  font-size: var(--font-size-sm);
`;
