import { styled } from 'styled-components';
import type { Elements } from '../lib/elements';
import { ignoreSecondTap } from '../lib/ignore-second-tap';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { SpelledText } from './SpelledText';
import { VisuallyHidden } from './VisuallyHidden';

interface SpellingCheckProps {
  /** The texts to be made as typed: the embroidered name, the keychain's text. */
  texts: readonly { label: string; text: string }[];
  onConfirm: () => void;
  /** Returns to the form; also called on Escape. */
  onCorrect: () => void;
  /** Additional information before the confirmation. */
  children?: Elements;
}

/** Asks for a confirmation before a personal text is made: each letter is large and in a separate box. */
export function SpellingCheck({ texts, onConfirm, onCorrect, children }: SpellingCheckProps) {
  const answer = (say: () => void) => () => {
    ignoreSecondTap();
    say();
  };
  return (
    <Dialog title="¿Así se escribe?" onClose={onCorrect}>
      <Body>
        {texts.map(({ label, text }) => (
          <p key={label}>
            <small>{label}</small>
            <VisuallyHidden>: </VisuallyHidden>
            <SpelledText text={text} />
          </p>
        ))}
        {children}
        <Buttons>
          <Button variant="secondary" onClick={answer(onCorrect)}>
            Corregir
          </Button>
          <Button onClick={answer(onConfirm)}>Sí, así se escribe</Button>
        </Buttons>
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: var(--space-16);
  width: 100%;
  small {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: var(--space-12);
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
`;
