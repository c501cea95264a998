import { styled } from 'styled-components';

/** A framed group of facts or fields on white. */
export const Panel = styled.div`
  padding: clamp(20px, 3vw, 32px);
  border: 1px solid var(--line);
  border-radius: var(--radius-3);
  background: var(--white);
`;

/** The same on the quiet ground, without a frame. */
export const QuietPanel = styled(Panel)`
  border-color: transparent;
  background: var(--surface-alt);
`;
