import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { from } from '../../theme/media';

interface ChipLinkProps extends LinkProps {
  /** True for the current view. */
  current?: boolean;
}

/** A chip that links to a filtered view with its own URL. */
export function ChipLink({ current, ...rest }: ChipLinkProps) {
  return <LinkRoot aria-current={current ? 'true' : undefined} {...rest} />;
}

interface ChipButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  pressed: boolean;
}

/** A chip that filters the current page. */
export function ChipButton({ pressed, ...rest }: ChipButtonProps) {
  return <ButtonRoot type="button" aria-pressed={pressed} {...rest} />;
}

/** A row of chips that scrolls sideways on phones and wraps in wide windows. Use it on `ul` or `div`. */
export const ChipList = styled.ul`
  display: flex;
  gap: var(--space-8);
  margin-inline: calc(var(--gutter) * -1);
  padding: var(--space-4) var(--gutter);
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  > * {
    flex: none;
    scroll-snap-align: start;
  }
  ${from(900)} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;

const look = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding: var(--space-8) var(--space-18);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-full);
  background: var(--surface-raised);
  color: var(--text);
  font-size: var(--font-size-sm);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    border-color: var(--brand);
    color: var(--brand);
  }
  &[aria-pressed='true'],
  &[aria-current='true'] {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--text-on-dark);
  }
`;

const LinkRoot = styled(Link)`
  ${look}
`;

const ButtonRoot = styled.button`
  ${look}
`;
