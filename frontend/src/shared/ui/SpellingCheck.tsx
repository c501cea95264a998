import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ignoreSecondTap } from '../lib/ignore-second-tap';
import { Button } from './Button';
import { SpelledText } from './SpelledText';
import { VisuallyHidden } from './VisuallyHidden';

interface SpellingCheckProps {
  /** What will be made as typed: the embroidered name, the keychain's text. */
  texts: readonly { label: string; text: string }[];
  onConfirm: () => void;
  /** Back to the form, also by Escape. */
  onCorrect: () => void;
  /** What else to know before saying yes. */
  children?: ReactNode;
}

const CONFIRMED = 'confirmed';

/** Asks once more before a personal text is made for good: every letter large, each in its own box. */
export function SpellingCheck({ texts, onConfirm, onCorrect, children }: SpellingCheckProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const close = (answer?: string) => {
    ignoreSecondTap();
    dialog.current?.close(answer);
  };
  const leave = () => (dialog.current?.returnValue === CONFIRMED ? onConfirm() : onCorrect());
  return (
    <Box ref={dialog} aria-labelledby={titleId} onClose={leave}>
      <h2 id={titleId}>¿Así se escribe?</h2>
      {texts.map(({ label, text }) => (
        <p key={label}>
          <small>{label}</small>
          <VisuallyHidden>: </VisuallyHidden>
          <SpelledText text={text} />
        </p>
      ))}
      {children}
      <Buttons>
        <Button variant="secondary" onClick={() => close()}>
          Corregir
        </Button>
        <Button onClick={() => close(CONFIRMED)}>Sí, así se escribe</Button>
      </Buttons>
    </Box>
  );
}

const Box = styled.dialog`
  width: min(520px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  padding: clamp(20px, 5vw, 32px);
  border: 1px solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-3);
  overflow-y: auto;
  &[open] {
    display: grid;
    gap: var(--space-4);
  }
  &::backdrop {
    background: color-mix(in srgb, var(--brand-950) 55%, transparent);
  }
  h2 {
    font-size: var(--text-3);
  }
  small {
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
`;
