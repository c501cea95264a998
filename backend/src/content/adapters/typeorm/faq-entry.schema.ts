import { EntitySchema } from 'typeorm';
import { FaqEntry } from '../../domain/faq.js';

export const FaqEntrySchema = new EntitySchema<FaqEntry>({
  name: FaqEntry.name,
  target: FaqEntry,
  tableName: 'faq_entry',
  columns: {
    id: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_faq_entry' },
    category: { type: 'text' },
    question: { type: 'text' },
    answer: { type: 'text' },
    position: { type: 'integer' },
    withdrawn: { type: 'boolean', default: false },
  },
});
