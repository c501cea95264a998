import { styled } from 'styled-components';

/** A short line of satin stitch, under the heading of a group. Decoration: it says nothing to a screen reader. */
export const Stitch = styled.span`
  display: block;
  width: 64px;
  height: 7px;
  border-radius: 4px;
  background: var(--stitch);
`;
