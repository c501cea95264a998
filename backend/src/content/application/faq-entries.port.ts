import type { FaqEntry } from '../domain/faq.js';

export type NewEntry = Omit<FaqEntry, 'position' | 'withdrawn'>;

/** The frequent questions. */
export abstract class FaqEntries {
  /** In reading order, without those that the owner withdrew. */
  abstract list(): Promise<FaqEntry[]>;
  /** As the last of its category. */
  abstract add(entry: NewEntry): Promise<void>;
}
