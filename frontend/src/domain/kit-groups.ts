/** Lines that belong together: the pieces of one kit, or one line alone. */
export interface LineGroup<Line> {
  /** Null for a line that was bought alone. */
  kitId: string | null;
  lines: [Line, ...Line[]];
}

/** Lines of a cart or an order with the pieces of each kit together, where its first piece stands. */
export function groupByKit<Line extends { kitId?: string | null }>(lines: readonly Line[]): LineGroup<Line>[] {
  const groups: LineGroup<Line>[] = [];
  for (const line of lines) {
    // Missing in an order that the tab kept from an earlier release.
    const kitId = line.kitId ?? null;
    const kit = kitId === null ? undefined : groups.find((group) => group.kitId === kitId);
    if (kit) kit.lines.push(line);
    else groups.push({ kitId, lines: [line] });
  }
  return groups;
}

/** What a kit of so many pieces is called. */
export function kitTitle(pieces: number): string {
  return `Kit de lujo de ${pieces} piezas`;
}

/** Pesos of all pieces of a group. */
export function groupPrice(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
