export { ShopSettings } from './application/shop-settings.js';
export { type Settings, shopSettings } from './domain/shop-data.js';
export { SettingsModule } from './settings.module.js';
