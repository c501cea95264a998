import type { OrderLine } from './purchase.js';

/** Lines that belong together: the pieces of one kit, or one line alone. */
export interface LineGroup {
  readonly isKit: boolean;
  readonly lines: readonly [OrderLine, ...OrderLine[]];
}

/** The lines of a purchase with the pieces of each kit together, where its first piece stands. */
export function groupByKit(lines: readonly OrderLine[]): LineGroup[] {
  const kits = new Map<string, [OrderLine, ...OrderLine[]]>();
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const kit = line.kitId === undefined ? undefined : kits.get(line.kitId);
    if (kit) {
      kit.push(line);
      continue;
    }
    const own: [OrderLine, ...OrderLine[]] = [line];
    if (line.kitId !== undefined) kits.set(line.kitId, own);
    groups.push({ isKit: line.kitId !== undefined, lines: own });
  }
  return groups;
}
