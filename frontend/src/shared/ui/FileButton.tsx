import type { ChangeEvent, InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { textAsElement, type TextOrElements } from '../lib/elements';
import { buttonStyles, type ButtonStyle, type ButtonStyleProps, toButtonStyle } from './button.styles';

interface FileButtonProps
  extends ButtonStyleProps, Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'capture' | 'disabled'> {
  /** Called with the chosen file. */
  onFile: (file: File) => void;
  children: TextOrElements;
}

/** A file input that looks like a button. The same file can be chosen twice in a row. */
export function FileButton({ variant, size, full, onFile, children, ...input }: FileButtonProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <Root {...toButtonStyle({ variant, size, full })} data-disabled={input.disabled || undefined}>
      <input type="file" {...input} onChange={choose} />
      {textAsElement(children)}
    </Root>
  );
}

const Root = styled.label<ButtonStyle>`
  ${buttonStyles}
  cursor: pointer;
  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
    /* The text on the browser's own button. */
    font-size: 0;
  }
  &:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-disabled] {
    background: var(--surface-disabled);
    color: var(--text-disabled);
    cursor: not-allowed;
  }
`;
