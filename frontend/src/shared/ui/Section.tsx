import type { HTMLAttributes } from 'react';
import { css, styled } from 'styled-components';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** `alt` lies on the quiet ground and separates itself from its neighbours. */
  tone?: 'plain' | 'alt';
}

/** A full-width part of a page with the site's vertical rhythm; name it with `aria-labelledby`. */
export function Section({ tone = 'plain', ...rest }: SectionProps) {
  return <Root $tone={tone} {...rest} />;
}

const Root = styled.section<{ $tone: 'plain' | 'alt' }>`
  padding-block: var(--space-section);
  ${({ $tone }) =>
    $tone === 'alt' &&
    css`
      background: var(--surface-alt);
    `}
`;
