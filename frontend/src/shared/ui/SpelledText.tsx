import { styled } from 'styled-components';
import { lettersOf } from '../../domain/count-letters';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * A personal text exactly as it will be made, with each letter in a separate box. Words stay on one line: the longest one sets the size of
 * the letters. Screen readers read the whole text.
 */
export function SpelledText({ text }: { text: string }) {
  const words = text.split(' ').map(lettersOf);
  const longest = Math.max(...words.map(({ length }) => length));
  return (
    <>
      <VisuallyHidden translate="no">{text}</VisuallyHidden>
      <Spelled translate="no" aria-hidden="true" style={{ '--letters': longest }}>
        {words.map((letters, position) => (
          <Word key={position}>
            {letters.map((letter, index) => (
              <Letter key={index}>{letter}</Letter>
            ))}
          </Word>
        ))}
      </Spelled>
    </>
  );
}

/** `--spelled` is the width that a word can have: by default that of a dialog. A letter needs 1.12 times its size. */
const Spelled = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) 0.6em;
  margin-top: var(--space-6);
  font-size: min(
    clamp(1.75rem, 1.4rem + 2vw, 2.5rem),
    var(--spelled, min(100vw - 76px, 412px)) / var(--letters) / 1.12
  );
`;

const Word = styled.span`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1.5em);
  gap: 0.1em;
  max-width: 100%;
`;

const Letter = styled.span`
  display: grid;
  place-items: center;
  min-height: 1.5em;
  border-bottom: 2px solid var(--thread);
  background: var(--surface-alt);
  font-weight: 600;
  line-height: 1.3;
  color: var(--text-title);
`;
