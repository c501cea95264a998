import { stitchesOf } from './stitches';
import { pathOf, type SetName } from './typeset';

/** Parts of a drawn name: the outlines of its letters, and each kind of stitch. */
export const NAME_PARTS = ['outline', 'underlay', 'threads', 'bright', 'shaded', 'lit'] as const;
export type NamePart = (typeof NAME_PARTS)[number];

const cache = new WeakMap<SetName, Map<string, string>>();

/** SVG path of a part of all letters, for a thread pitch in thousandths of an em. Cached as long as the name. */
export function namePath(name: SetName, part: NamePart, pitch: number): string {
  const cached = cache.get(name) ?? new Map<string, string>();
  cache.set(name, cached);
  const key = `${part} ${pitch}`;
  const path =
    cached.get(key) ?? pathOf(name, (glyph) => (part === 'outline' ? glyph.path : stitchesOf(glyph, pitch)[part]));
  cached.set(key, path);
  return path;
}
