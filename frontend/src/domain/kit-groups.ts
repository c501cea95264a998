/** Lines shown as one group: the pieces of a kit, or a single line. */
export interface LineGroup<Line> {
  /** Null for a line that was bought alone. */
  kitId: string | null;
  lines: [Line, ...Line[]];
}

/** Groups the lines of a cart or an order: the pieces of each kit stand at the position of its first piece. */
export function groupByKit<Line extends { kitId?: string | null }>(lines: readonly Line[]): LineGroup<Line>[] {
  const groups: LineGroup<Line>[] = [];
  for (const line of lines) {
    // Missing in an order that an earlier release stored in the tab.
    const kitId = line.kitId ?? null;
    const kit = kitId === null ? undefined : groups.find((group) => group.kitId === kitId);
    if (kit) kit.lines.push(line);
    else groups.push({ kitId, lines: [line] });
  }
  return groups;
}

/** The title of a kit with the given number of pieces. */
export function kitTitle(pieces: number): string {
  return `Kit de lujo de ${pieces} piezas`;
}

/** The price of all pieces of a group, whole pesos. */
export function groupPrice(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
