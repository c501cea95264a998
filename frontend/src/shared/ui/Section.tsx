import type { HTMLAttributes } from 'react';
import { css, styled } from 'styled-components';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** `alt` has a subdued background, which separates it from adjacent sections. */
  tone?: 'plain' | 'alt';
}

/** A full-width section of a page with the standard vertical spacing; name it with `aria-labelledby`. */
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
