import { stitchesOf } from './stitches';
import { pathOf, type SetName } from './typeset';

/** What a whole name is drawn from: its letters' outlines, and each kind of their stitches. */
export const NAME_PARTS = ['outline', 'underlay', 'threads', 'bright', 'shaded', 'lit'] as const;
export type NamePart = (typeof NAME_PARTS)[number];

const cache = new WeakMap<SetName, Map<string, string>>();

/** One SVG path for a part of all letters, for a thread `pitch` apart (thousandths of an em). Kept for as long as the name is. */
export function namePath(name: SetName, part: NamePart, pitch: number): string {
  const kept = cache.get(name) ?? new Map<string, string>();
  cache.set(name, kept);
  const key = `${part} ${pitch}`;
  const path =
    kept.get(key) ?? pathOf(name, (glyph) => (part === 'outline' ? glyph.path : stitchesOf(glyph, pitch)[part]));
  kept.set(key, path);
  return path;
}
