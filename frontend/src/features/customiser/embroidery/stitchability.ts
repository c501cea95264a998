import type { Design, FontSize, FontStyle } from './design';
import { gapBetween, measuresOf } from './letter-measures';
import type { Letters } from './letters';
import { millimetres } from './millimetres';
import { fitName } from './name-layers';
import { type SetLetter, typeset } from './typeset';
import type { View } from './views';

export interface Stitchability {
  /** Messages for the shopper; empty when the design can be stitched well. */
  warnings: readonly StitchWarning[];
  /** The nearest size or font that works; undefined when only a shorter name would. */
  holds?: { letter: FontStyle; letterSize: FontSize };
}

interface StitchWarning {
  kind: 'reduced' | 'capitals' | 'lowercase' | 'column' | 'counter' | 'gap';
  message: string;
}

/** Minimum sizes in millimetres for thread of 0.4 mm: embroiderers' rules of thumb (ux-checklist C8). */
const MIN_MM = { capitals: 6.4, lowercase: 5, column: 0.8, counter: 0.9, gap: 0.5 };
/** Scale below which a reduced name gives a warning. */
const MIN_SCALE = 0.8;

const SIZES: readonly FontSize[] = ['small', 'medium', 'large'];

/**
 * Checks whether a design can be stitched, by measuring its outlines in millimetres. It proposes only fonts whose letters
 * are given; those must include the design's own.
 */
export function stitchability(
  design: Pick<Design, 'name' | 'letter' | 'letterSize'>,
  view: View,
  fonts: Readonly<Partial<Record<FontStyle, Letters>>>,
): Stitchability {
  const own = warningsBySize(design.name, view, fonts[design.letter]!);
  const warnings = own(design.letterSize);
  if (warnings.length === 0) return { warnings };
  const others = (Object.keys(fonts) as FontStyle[]).filter((font) => font !== design.letter);
  const choices = [design.letter, ...others].flatMap((letter) => {
    const warningsOf = warningsBySize(design.name, view, fonts[letter]!);
    return SIZES.map((letterSize) => ({ letter, letterSize, left: warningsOf(letterSize) }));
  });
  const isTooThin = ({ kind }: StitchWarning) => kind !== 'reduced';
  const best =
    choices.find(({ left }) => left.length === 0) ??
    (warnings.some(isTooThin) ? choices.find(({ left }) => !left.some(isTooThin)) : undefined);
  return best ? { warnings, holds: { letter: best.letter, letterSize: best.letterSize } } : { warnings };
}

/** Measures a name in a font once; the returned function lists its warnings in a size. */
function warningsBySize(text: string, view: View, letters: Letters): (size: FontSize) => StitchWarning[] {
  const name = typeset(text.trim(), letters);
  if (name.letters.length === 0) return () => [];
  const measured = sizesOf(name.letters, letters);
  return (letterSize) => {
    const { chosen, fitted } = fitName(name, letterSize, letters, view);
    const small = measured.filter(({ kind, size }) => size * fitted < MIN_MM[kind]);
    return [
      ...(fitted < chosen * MIN_SCALE ? [reduced(chosen * letters.capHeight, fitted * letters.capHeight)] : []),
      ...small.map(({ kind, size }) => ({ kind, message: TEXTS[kind](millimetres(size * fitted)) })),
    ];
  };
}

/** Minimum of each measure over a name, in thousandths of an em. */
function sizesOf(name: readonly SetLetter[], letters: Letters) {
  const least = (sizes: number[]) => Math.min(...sizes);
  const inked = name.filter(({ glyph }) => glyph.contours.length > 0);
  const has = (pattern: RegExp) => inked.some(({ char }) => pattern.test(char));
  const measures = inked.map(({ glyph }) => measuresOf(glyph));
  return [
    { kind: 'capitals', size: has(/[\p{Lu}\p{N}]/u) ? letters.capHeight : Infinity },
    { kind: 'lowercase', size: has(/\p{Ll}/u) ? letters.xHeight : Infinity },
    { kind: 'column', size: least(measures.map(({ column }) => column)) },
    { kind: 'counter', size: least(measures.map(({ counter }) => counter)) },
    { kind: 'gap', size: least(inked.slice(1).map((letter, i) => gapBetween(inked[i]!, letter))) },
  ] as const;
}

function reduced(chosen: number, fitted: number): StitchWarning {
  return {
    kind: 'reduced',
    message: `El nombre es largo: para que quepa, las mayúsculas bajan de ${millimetres(chosen)} a ${millimetres(fitted)}.`,
  };
}

const TEXTS = {
  capitals: (size: string) => `Las mayúsculas quedan de ${size}, muy pequeñas para el hilo.`,
  lowercase: (size: string) => `Las minúsculas quedan de ${size}, muy pequeñas para el hilo.`,
  column: (size: string) => `Los trazos quedan de ${size}, muy delgados para el hilo.`,
  counter: (size: string) => `El hueco de algunas letras queda de ${size} y el hilo lo cierra.`,
  gap: (size: string) => `Algunas letras quedan a ${size} y el hilo las junta.`,
};
