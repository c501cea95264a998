import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { FaqEntries } from '../../application/faq-entries.port.js';
import { FaqEntry } from '../../domain/faq.js';

/** More than people read; the list is sent as a whole. */
const MAX_ENTRIES = 300;

const ADD = `
  INSERT INTO faq_entry (id, category, question, answer, position)
  SELECT $1, $2, $3, $4, coalesce(max(position), 0) + 1 FROM faq_entry`;

@Injectable()
export class TypeOrmFaqEntries extends FaqEntries {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  list(): Promise<FaqEntry[]> {
    const order = { position: 'ASC', id: 'ASC' } as const;
    return this.transaction.manager.find(FaqEntry, { order, take: MAX_ENTRIES });
  }

  async add({ id, category, question, answer }: Omit<FaqEntry, 'position'>): Promise<void> {
    await this.transaction.manager.query(ADD, [id, category, question, answer]);
  }
}
