import { styled } from 'styled-components';

/** Decorative needle icon beside changed values. */
export function ChangedIcon() {
  return (
    <Mark viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 14 13 3M13 3c1-1 .5-2-.5-1L11 4M4.5 11.5C2 9 6 7 3.5 4.5" />
    </Mark>
  );
}

const Mark = styled.svg`
  display: inline-block;
  width: 14px;
  height: 14px;
  margin-right: var(--space-4);
  fill: none;
  stroke: var(--thread);
  stroke-width: 1.6;
  stroke-linecap: round;
  vertical-align: -1px;
`;
