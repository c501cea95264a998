import { styled } from 'styled-components';

/** What an action will do, read out again when an amount changes it. */
export const Consequence = styled.p.attrs({ 'aria-live': 'polite' })`
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-2);
  background: var(--surface-alt);
  font-variant-numeric: tabular-nums lining-nums;
  &:empty {
    display: none;
  }
`;
