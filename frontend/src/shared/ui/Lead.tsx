import { styled } from 'styled-components';

/** The sentence under a title. */
export const Lead = styled.p`
  max-width: var(--measure);
  font-size: var(--text-lg);
  line-height: 1.6;
  color: var(--ink-soft);
`;
