import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { textAsElement, type TextOrElements } from '../lib/elements';
import { buttonStyles, toButtonStyle, type ButtonStyleProps, type ButtonStyle } from './button.styles';
import { Spinner } from './Spinner';

interface ButtonProps extends ButtonStyleProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  children?: TextOrElements;
  /** Shows a spinner and ignores clicks, but keeps the focus and stays readable, unlike `disabled`. */
  pending?: boolean;
  /** Looks disabled, also to screen readers, but can be focused and clicked, to show what is missing. */
  unready?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an action on the current page. */
export function Button(props: ButtonProps) {
  const { variant, size, full, pending = false, unready = false, onClick, children, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      type="button"
      {...toButtonStyle({ variant, size, full })}
      {...rest}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || unready || undefined}
    >
      {pending && <Spinner aria-hidden="true" />}
      {textAsElement(children)}
    </Root>
  );
}

/** A link to another page of the shop that looks like a button. */
export function ButtonLink({ variant, size, full, ...rest }: ButtonStyleProps & LinkProps) {
  return <LinkRoot {...toButtonStyle({ variant, size, full })} {...rest} />;
}

/** A link out of the shop (chat, email) or within the page that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  full,
  ...rest
}: ButtonStyleProps & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <AnchorRoot {...toButtonStyle({ variant, size, full })} {...rest} />;
}

const Root = styled.button<ButtonStyle>`
  ${buttonStyles}
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    border-color: transparent;
    background: var(--surface-disabled);
    color: var(--text-disabled);
    cursor: not-allowed;
    transform: none;
    &::before {
      border-color: transparent;
    }
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const LinkRoot = styled(Link)<ButtonStyle>`
  ${buttonStyles}
`;

const AnchorRoot = styled.a<ButtonStyle>`
  ${buttonStyles}
`;
