/** A row of the table: what the customer wants, how strongly the pattern speaks for it, and the pattern. */
export type IntentRow = readonly [intent: string, strength: number, pattern: string];
