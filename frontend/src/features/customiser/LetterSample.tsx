import { styled } from 'styled-components';
import type { Letters } from './embroidery/letters';
import { pathOf, typeset } from './embroidery/typeset';

interface LetterSampleProps {
  text: string;
  letters: Letters;
}

/** Height of a line above and below its baseline, in thousandths of an em, with room for the descenders of Pacifico. */
const ASCENT = 1050;
const DESCENT = 420;

/** A word in the letters of the embroidery, as plain outlines: it shows the shape only, the preview shows the thread. */
export function LetterSample({ text, letters }: LetterSampleProps) {
  const word = typeset(text, letters);
  if (word.letters.length === 0) return null;
  return (
    <Drawing
      viewBox={`${word.left} ${-ASCENT} ${word.right - word.left} ${ASCENT + DESCENT}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={pathOf(word, ({ path }) => path)} transform="scale(1 -1)" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: 46px;
  fill: currentColor;
`;
