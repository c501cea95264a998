import type { Letters } from './letters';
import { element } from './svg';
import { pathOf, typeset } from './typeset';

export interface OutlineText {
  text: string;
  letters: Letters;
  x: number;
  /** Baseline. */
  baseline: number;
  /** Height of the em; smaller when the text would be wider than `width`. */
  size: number;
  width: number;
  fill: string;
}

/** Renders a line of text as outlines, because a server may lack the fonts. */
export function outlineText({ text, letters, x, baseline, size, width, fill }: OutlineText): string {
  const line = typeset(text, letters);
  if (line.letters.length === 0) return '';
  const scale = Math.min(size / 1000, width / (line.right - line.left));
  const left = x - line.left * scale;
  const transform = `matrix(${scale.toFixed(5)} 0 0 ${(-scale).toFixed(5)} ${left.toFixed(2)} ${baseline.toFixed(2)})`;
  return element('path', { fill, transform, d: pathOf(line, ({ path }) => path) });
}
