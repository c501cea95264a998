export { ShopSettings } from './application/shop-settings.js';
export type { BankAccount, Settings } from './domain/shop-data.js';
export { SettingsModule } from './settings.module.js';
