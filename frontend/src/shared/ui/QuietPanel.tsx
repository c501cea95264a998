import { styled } from 'styled-components';

/** A group of facts or fields on a subdued background. */
export const QuietPanel = styled.div`
  padding: clamp(20px, 3vw, 32px);
  border-radius: var(--radius-3);
  background: var(--surface-alt);
`;
