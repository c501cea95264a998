import type { HTMLAttributes } from 'react';
import { css, styled } from 'styled-components';

interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  /** 760 px wide, for long texts. */
  narrow?: boolean;
}

/** Centres its content and keeps a distance from the window's edges. */
export function Container({ narrow, ...rest }: ContainerProps) {
  return <Box $narrow={narrow} {...rest} />;
}

const Box = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: calc(var(--container) + var(--gutter) * 2);
  margin-inline: auto;
  padding-inline: var(--gutter);
  ${({ $narrow }) =>
    $narrow &&
    css`
      max-width: calc(760px + var(--gutter) * 2);
    `}
`;
