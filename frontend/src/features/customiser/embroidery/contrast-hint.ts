import type { Design, ThreadColour } from './design';
import { THREADS } from './threads';

/** Mean colour of the leather in the pictures, measured at the position of the name. */
const LEATHERS: Readonly<Record<Design['bagColour'], string>> = {
  black: '#323030',
  brown: '#866853',
  navy: '#51566a',
  pink: '#cfa2a2',
  purple: '#735c7c',
  red: '#9b4f53',
  camel: '#b07f4d',
  sage: '#97a488',
  sky: '#a3bdd2',
};

/**
 * Distance in OKLab (perceptually uniform; black to white is 1) below which a name is hard to read from two steps away.
 * Chosen by comparing all 36 pictures: the worst pair above it, blue on brown, is easy to read.
 */
const MIN_CONTRAST = 0.15;

/** Up to two threads on offer with enough contrast, the best first; empty when the chosen one has enough. */
export function contrastHint(
  thread: ThreadColour,
  bag: Design['bagColour'],
  offered: readonly ThreadColour[],
): ThreadColour[] | undefined {
  const leather = oklab(LEATHERS[bag]);
  const seen = (colour: ThreadColour) => distance(oklab(THREADS[colour].base), leather);
  if (seen(thread) >= MIN_CONTRAST) return undefined;
  const better = offered.filter((colour) => seen(colour) >= MIN_CONTRAST);
  return better.sort((a, b) => seen(b) - seen(a)).slice(0, 2);
}

type Lab = readonly [lightness: number, a: number, b: number];

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Björn Ottosson's conversion from sRGB. */
function oklab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
