/** What a conversation was about, so that a follow-up such as "¿y sin bordado?" can be answered. Plain JSON of at most 2 kB. */
export interface Thread {
  /** Questions in a row that were not understood. */
  readonly misses: number;
}

export function emptyThread(): Thread {
  return { misses: 0 };
}
