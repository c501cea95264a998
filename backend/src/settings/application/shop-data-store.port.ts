import type { ShopDatum } from '../domain/shop-data.js';

/** Where the shop's own data are kept. */
export abstract class ShopDataStore {
  abstract load(): Promise<ShopDatum[]>;

  /** Locks the data until the transaction ends. */
  abstract loadForUpdate(): Promise<ShopDatum[]>;

  /** In the caller's transaction. */
  abstract save(datum: ShopDatum): Promise<void>;
}
