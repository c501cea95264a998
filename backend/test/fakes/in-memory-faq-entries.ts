import { FaqEntries } from '../../src/content/application/faq-entries.port.js';
import { FaqEntry } from '../../src/content/domain/faq.js';

export class InMemoryFaqEntries extends FaqEntries {
  readonly rows: FaqEntry[] = [];
  failure?: Error;

  list(): Promise<FaqEntry[]> {
    return this.failure ? Promise.reject(this.failure) : Promise.resolve([...this.rows]);
  }

  add(entry: Omit<FaqEntry, 'position'>): Promise<void> {
    this.rows.push(Object.assign(new FaqEntry(), entry, { position: this.rows.length + 1 }));
    return Promise.resolve();
  }
}
