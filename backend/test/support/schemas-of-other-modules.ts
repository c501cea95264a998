import type { TypeOrmTransaction } from '../../src/database/index.js';
import { ShopDatumSchema } from '../../src/settings/adapters/typeorm/shop-data.schema.js';
import { TypeOrmShopData } from '../../src/settings/adapters/typeorm/typeorm-shop-data.js';
import { ShopSettings } from '../../src/settings/application/shop-settings.js';
import { ManualClock } from '../fakes/manual-clock.js';
import { testEnv } from './env.js';

/** For the tests of adapters whose statements join pictures. */
export { PictureSchema } from '../../src/media/adapters/typeorm/picture.schema.js';

/** For the tests of adapters that read orders and their money. */
export { moneySchemas } from '../../src/money/adapters/typeorm/money.schemas.js';
export { TypeOrmMoneyEntries } from '../../src/money/adapters/typeorm/typeorm-money-entries.js';
export { orderSchemas } from '../../src/orders/adapters/typeorm/order.schemas.js';
export { TypeOrmOrders } from '../../src/orders/adapters/typeorm/typeorm-orders.js';

/** For the tests of adapters that read the shop's own data. */
export const settingsSchemas = [ShopDatumSchema];

/** The shop's own data in a test database. */
export function storedSettings(transaction: TypeOrmTransaction): ShopSettings {
  return new ShopSettings(testEnv(''), new TypeOrmShopData(transaction), new ManualClock());
}
