import { styled } from 'styled-components';

/** The introduction below a title. */
export const Lead = styled.p`
  max-width: var(--measure);
  font-size: var(--font-size-lg);
  line-height: 1.6;
  color: var(--text-soft);
`;
