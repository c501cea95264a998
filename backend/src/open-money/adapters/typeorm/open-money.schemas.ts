import { EntitySchema } from 'typeorm';

/** One check of the held money. */
export class MoneyCheckRow {
  id!: string;
  at!: Date;
  held!: string;
  shown!: string;
  balances!: number;
}

export const MoneyCheckSchema = new EntitySchema<MoneyCheckRow>({
  name: MoneyCheckRow.name,
  target: MoneyCheckRow,
  tableName: 'money_check',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_money_check' },
    at: { type: 'timestamptz' },
    held: { type: 'numeric' },
    shown: { type: 'numeric' },
    balances: { type: 'integer' },
  },
  indices: [{ name: 'IDX_money_check_at', columns: ['at'] }],
});
