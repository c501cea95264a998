import { styled } from 'styled-components';
import type { Letters } from './embroidery/letters';
import { pathOf, typeset } from './embroidery/typeset';

interface LetterSampleProps {
  text: string;
  letters: Letters;
}

/** Thousandths of an em that a line takes above and below its baseline, tails of Pacifico included. */
const ASCENT = 1050;
const DESCENT = 420;

/** A word in the letters that will be stitched, plain: it shows the shape, the preview shows the thread. */
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
