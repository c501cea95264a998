import type { FaqEntry } from '../domain/faq.js';

/** Questions that staff added, after those that the shop was built with. */
export abstract class FaqEntries {
  /** In reading order. */
  abstract list(): Promise<FaqEntry[]>;
  /** As the last of its category. */
  abstract add(entry: Omit<FaqEntry, 'position'>): Promise<void>;
}
