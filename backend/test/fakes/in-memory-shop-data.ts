import { ShopDataStore } from '../../src/settings/application/shop-data-store.port.js';
import { firstRows, type ShopDatum } from '../../src/settings/domain/shop-data.js';

/** Keeps the shop's own data in memory. */
export class InMemoryShopData extends ShopDataStore {
  private readonly rows = new Map(firstRows().map((row) => [row.key, row]));

  async load(): Promise<ShopDatum[]> {
    await Promise.resolve();
    return [...this.rows.values()].map((row) => structuredClone(row));
  }

  loadForUpdate(): Promise<ShopDatum[]> {
    return this.load();
  }

  async save(datum: ShopDatum): Promise<void> {
    await Promise.resolve();
    this.rows.set(datum.key, structuredClone(datum));
  }
}
