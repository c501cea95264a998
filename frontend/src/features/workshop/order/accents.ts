import { lettersOf } from '../../../domain/count-letters';

/** Spanish names of combining marks. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0301': 'con tilde',
  '\u0308': 'con diéresis',
  '\u0300': 'con acento grave',
  '\u0302': 'con circunflejo',
  '\u0327': 'con cedilla',
};

/** Letters of a text that are easily overlooked when sewing, without duplicates: 'í con tilde', 'ñ (eñe)'. */
export function accentsOf(text: string): string[] {
  const problems = lettersOf(text).flatMap((letter) => {
    const [, ...marks] = letter.normalize('NFD');
    if (/^ñ$/i.test(letter)) return [`${letter} (eñe)`];
    const names = marks.map((mark) => MARKS[mark]).filter((name) => name !== undefined);
    return names.length > 0 ? [`${letter} ${names.join(' y ')}`] : [];
  });
  return [...new Set(problems)];
}
