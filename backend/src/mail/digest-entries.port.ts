/** One text of the shop's next digest. */
export interface DigestEntry {
  readonly id: string;
  readonly text: string;
}

/** What waits for the mail at the end of the hour. */
export abstract class DigestEntries {
  /** The oldest entries that were added before `before`, as many as one mail takes. */
  abstract entriesBefore(before: Date): Promise<DigestEntry[]>;
  abstract removeEntries(ids: readonly string[]): Promise<void>;
}
