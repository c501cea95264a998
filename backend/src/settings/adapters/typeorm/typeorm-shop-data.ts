import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dataSourceOptions, TypeOrmTransaction } from '../../../database/index.js';
import { ShopDataStore } from '../../application/shop-data-store.port.js';
import { firstRows, ShopDatum } from '../../domain/shop-data.js';
import { ShopDatumSchema } from './shop-data.schema.js';

@Injectable()
export class TypeOrmShopData extends ShopDataStore {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  load(): Promise<ShopDatum[]> {
    return this.transaction.manager.find(ShopDatum);
  }

  loadForUpdate(): Promise<ShopDatum[]> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.transaction.manager.find(ShopDatum, { order: { key: 'ASC' }, lock });
  }

  async save(datum: ShopDatum): Promise<void> {
    await this.transaction.manager.upsert<object>(ShopDatum, datum, ['key']);
  }
}

/** Fills the table of a new shop; a table with a row is the owner's. */
export async function seedShopData(url: string): Promise<void> {
  const dataSource = await new DataSource({ ...dataSourceOptions(url), entities: [ShopDatumSchema] }).initialize();
  try {
    if (!(await dataSource.manager.existsBy(ShopDatum, {})))
      await dataSource.manager.insert<object>(ShopDatum, firstRows());
  } finally {
    await dataSource.destroy();
  }
}
