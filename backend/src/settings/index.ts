export { type DeliverySettings, ShopSettings } from './application/shop-settings.js';
export {
  type BankAccount,
  planOf,
  type Settings,
  ShopDatum,
  shopSettings,
  storedValues,
  type WorkshopPlan,
} from './domain/shop-data.js';
export { SettingsModule } from './settings.module.js';
