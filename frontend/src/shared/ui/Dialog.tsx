import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../lib/elements';
import { useDialog } from '../lib/use-dialog';

interface DialogProps {
  title: string;
  /** Description, which screen readers read with the title. */
  words?: ReactNode;
  /** Called on Escape; the caller must unmount the dialog. */
  onClose: () => void;
  children: Elements;
  /** As large as the window allows. */
  large?: boolean;
}

/** A modal dialog, open while it is mounted. */
export function Dialog({ title, words, onClose, children, large = false }: DialogProps) {
  const dialog = useDialog({ onClose });
  const id = useId();
  return (
    <Box {...dialog} $large={large} aria-labelledby={`${id}title`} aria-describedby={words ? `${id}words` : undefined}>
      <h2 id={`${id}title`}>{title}</h2>
      {words && <div id={`${id}words`}>{words}</div>}
      {children}
    </Box>
  );
}

const Box = styled.dialog<{ $large: boolean }>`
  width: min(${({ $large }) => ($large ? '1200px' : '480px')}, calc(100vw - 32px));
  max-height: calc(100 * var(--dvh) - 32px);
  margin: auto;
  overflow: auto;
  padding: clamp(20px, 5vw, 32px);
  border: 0;
  border-radius: var(--radius-3);
  background: var(--surface);
  color: inherit;
  box-shadow: var(--shadow-3);
  &[open] {
    display: grid;
    justify-items: start;
    gap: var(--space-16);
  }
  &::backdrop {
    background: var(--backdrop);
  }
  h2 {
    font-size: var(--font-size-3);
  }
`;
