import { styled } from 'styled-components';

/** A short line of satin stitch, below the heading of a group. Decoration, hidden from screen readers. */
export const Stitch = styled.span`
  display: block;
  width: 64px;
  height: 7px;
  border-radius: 4px;
  background: var(--stitch);
`;
