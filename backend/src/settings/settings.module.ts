import { Module } from '@nestjs/common';
import { SettingsController } from './adapters/http/settings.controller.js';
import { ShopSettings } from './application/shop-settings.js';

/** The shop's own data: contact, tax number, bank account. */
@Module({ controllers: [SettingsController], providers: [ShopSettings], exports: [ShopSettings] })
export class SettingsModule {}
