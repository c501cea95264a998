import { EntitySchema } from 'typeorm';
import { ShopDatum } from '../../domain/shop-data.js';

export const ShopDatumSchema = new EntitySchema<ShopDatum>({
  name: ShopDatum.name,
  target: ShopDatum,
  tableName: 'shop_data',
  columns: {
    key: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_shop_data' },
    value: { type: 'jsonb', nullable: true },
  },
});
