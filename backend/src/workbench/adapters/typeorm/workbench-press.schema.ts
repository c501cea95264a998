import { EntitySchema } from 'typeorm';
import { WorkbenchPress } from '../../domain/workbench-press.js';

export const WorkbenchPressSchema = new EntitySchema<WorkbenchPress>({
  name: WorkbenchPress.name,
  target: WorkbenchPress,
  tableName: 'bench_press',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_bench_press' },
    sequence: { type: 'bigint', generated: 'increment' },
    orderId: { name: 'order_id', type: 'uuid' },
    line: { type: 'integer' },
    unit: { type: 'integer' },
    kind: { type: 'text' },
    reason: { type: 'text', nullable: true },
    at: { type: 'timestamptz' },
    actor: { type: 'text' },
  },
  indices: [
    { name: 'IDX_bench_press_order', columns: ['orderId', 'sequence'] },
    { name: 'IDX_bench_press_problem', columns: ['orderId'], where: `kind = 'problem'` },
  ],
  foreignKeys: [
    { name: 'FK_bench_press_order', target: 'OrderRow', columnNames: ['orderId'], referencedColumnNames: ['id'] },
  ],
});
