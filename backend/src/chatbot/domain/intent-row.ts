/** A row of the table: the intent, the weight of the pattern, and the pattern. */
export type IntentRow = readonly [intent: string, strength: number, pattern: string];
