import { styled } from 'styled-components';
import { lettersOf } from '../../domain/count-letters';
import { VisuallyHidden } from './VisuallyHidden';

/** A personal text exactly as it will be made, with each letter in a separate box. Screen readers read the whole text. */
export function SpelledText({ text }: { text: string }) {
  return (
    <>
      <VisuallyHidden translate="no">{text}</VisuallyHidden>
      <Spelled translate="no" aria-hidden="true">
        {text.split(' ').map((word, position) => (
          <Word key={position}>
            {lettersOf(word).map((letter, index) => (
              <Letter key={index}>{letter}</Letter>
            ))}
          </Word>
        ))}
      </Spelled>
    </>
  );
}

const Spelled = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) 1.5rem;
  margin-top: var(--space-6);
`;

const Word = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
`;

const Letter = styled.span`
  display: grid;
  place-items: center;
  min-width: 1.25em;
  min-height: 1.5em;
  padding-inline: var(--space-4);
  border-bottom: 2px solid var(--thread);
  background: var(--surface-alt);
  font-size: clamp(1.75rem, 1.4rem + 2vw, 2.5rem);
  font-weight: 600;
  line-height: 1.3;
  color: var(--text-title);
`;
