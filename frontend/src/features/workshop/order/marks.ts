import { lettersOf } from '../../../domain/count-letters';

/** Combining marks by what people call them. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0301': 'con tilde',
  '\u0308': 'con diéresis',
  '\u0300': 'con acento grave',
  '\u0302': 'con circunflejo',
  '\u0327': 'con cedilla',
};

/** What is easily overlooked when a text is stitched: 'í con tilde', 'ñ (eñe)'; each letter once. */
export function marksOf(text: string): string[] {
  const problems = lettersOf(text).flatMap((letter) => {
    const [, ...marks] = letter.normalize('NFD');
    if (/^ñ$/i.test(letter)) return [`${letter} (eñe)`];
    const names = marks.map((mark) => MARKS[mark]).filter((name) => name !== undefined);
    return names.length > 0 ? [`${letter} ${names.join(' y ')}`] : [];
  });
  return [...new Set(problems)];
}
