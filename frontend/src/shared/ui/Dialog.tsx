import { type SyntheticEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface DialogProps {
  title: string;
  /** What it is about, read together with the title. */
  words?: ReactNode;
  /** Escape was pressed: render it no longer. */
  onClose: () => void;
  children: ReactNode;
  /** As large as the window allows. */
  large?: boolean;
}

/** The browser's own dialog, open for as long as it is rendered: it keeps the focus and gives it back. */
export function Dialog({ title, words, onClose, children, large = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // Closed before it is gone: only then the browser gives the focus back.
    return () => element.close();
  }, []);
  // The browser would tell of closing a moment after giving the focus back: a key pressed in between would be lost.
  const closeNow = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <Box
      ref={dialog}
      $large={large}
      aria-labelledby={`${id}title`}
      aria-describedby={words ? `${id}words` : undefined}
      onCancel={closeNow}
      onClose={onClose}
    >
      <h2 id={`${id}title`}>{title}</h2>
      {words && <div id={`${id}words`}>{words}</div>}
      {children}
    </Box>
  );
}

const Box = styled.dialog<{ $large: boolean }>`
  width: min(${({ $large }) => ($large ? '1200px' : '480px')}, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
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
    background: color-mix(in srgb, var(--surface-darkest) 55%, transparent);
  }
  h2 {
    font-size: var(--font-size-3);
  }
`;
