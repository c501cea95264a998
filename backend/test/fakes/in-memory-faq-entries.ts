import { FaqEntries, type NewEntry } from '../../src/content/application/faq-entries.port.js';
import { FaqEntry } from '../../src/content/domain/faq.js';
import { firstEntries } from '../../src/content/domain/faq-questions.js';

/** The questions of a new shop, and those that are added. */
export class InMemoryFaqEntries extends FaqEntries {
  readonly rows: FaqEntry[] = firstEntries();
  failure?: Error;

  list(): Promise<FaqEntry[]> {
    const shown = this.rows.filter(({ withdrawn }) => !withdrawn);
    return this.failure ? Promise.reject(this.failure) : Promise.resolve(shown);
  }

  add(entry: NewEntry): Promise<void> {
    this.rows.push(Object.assign(new FaqEntry(), entry, { position: this.rows.length + 1, withdrawn: false }));
    return Promise.resolve();
  }
}
