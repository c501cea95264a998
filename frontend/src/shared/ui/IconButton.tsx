import type { ButtonHTMLAttributes, Ref } from 'react';
import { css, styled } from 'styled-components';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** Accessible name. */
  label: string;
  /** Round and white with a thin border: for arrows on a picture. */
  bordered?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A 44 px button; its child is an icon from lucide-react. */
export function IconButton({ label, bordered, ...rest }: IconButtonProps) {
  return <Root type="button" aria-label={label} $bordered={bordered} {...rest} />;
}

/** Only the style, for links that consist of an icon. */
export const iconButtonStyles = css`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-2);
  background: transparent;
  color: var(--text-title);
  text-decoration: none;
  &:hover {
    background: var(--surface-hover);
  }
  .lucide {
    width: 22px;
    height: 22px;
  }
`;

const Root = styled.button<{ $bordered?: boolean }>`
  ${iconButtonStyles}
  ${({ $bordered }) =>
    $bordered &&
    css`
      border: 1px solid var(--border);
      border-radius: 50%;
      background: var(--surface-raised);
      &:hover {
        border-color: var(--brand);
        background: var(--surface-raised);
      }
    `}
`;
