import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { dataSourceOptions, TypeOrmTransaction } from '../../../database/index.js';
import { FaqEntries, type NewEntry } from '../../application/faq-entries.port.js';
import { FaqEntry } from '../../domain/faq.js';
import { firstEntries } from '../../domain/faq-questions.js';
import { FaqEntrySchema } from './faq-entry.schema.js';

/** More than people read; the list is sent as a whole. */
const MAX_ENTRIES = 300;

const ADD = `
  INSERT INTO faq_entry (id, category, question, answer, position)
  SELECT $1, $2, $3, $4, coalesce(max(position), 0) + 1 FROM faq_entry`;

/** Questions that staff added to an earlier release stay behind the built-in ones. */
const MOVE_BACK = 'UPDATE faq_entry SET position = position + $1';

@Injectable()
export class TypeOrmFaqEntries extends FaqEntries {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  list(): Promise<FaqEntry[]> {
    const order = { position: 'ASC', id: 'ASC' } as const;
    return this.transaction.manager.find(FaqEntry, { where: { withdrawn: false }, order, take: MAX_ENTRIES });
  }

  async add({ id, category, question, answer }: NewEntry): Promise<void> {
    await this.transaction.manager.query(ADD, [id, category, question, answer]);
  }
}

/** Fills the questions of a new shop; once a built-in one was stored, the table is the owner's. */
export async function seedFaq(url: string): Promise<void> {
  const dataSource = await new DataSource({ ...dataSourceOptions(url), entities: [FaqEntrySchema] }).initialize();
  const rows = firstEntries();
  try {
    if (await dataSource.manager.existsBy(FaqEntry, { id: In(rows.map(({ id }) => id)) })) return;
    await dataSource.transaction(async (manager) => {
      await manager.query(MOVE_BACK, [rows.length]);
      await manager.insert(FaqEntry, rows);
    });
  } finally {
    await dataSource.destroy();
  }
}
