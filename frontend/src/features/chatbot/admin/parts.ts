import { styled } from 'styled-components';

/** What a panel is about, below its title. */
export const Hint = styled.p`
  margin-top: 4px;
  color: var(--ink-soft);
  font-size: var(--text-sm);
`;
