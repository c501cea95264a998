import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsController } from './adapters/http/settings.controller.js';
import { ShopDatumSchema } from './adapters/typeorm/shop-data.schema.js';
import { TypeOrmShopData } from './adapters/typeorm/typeorm-shop-data.js';
import { ShopDataStore } from './application/shop-data-store.port.js';
import { ShopSettings } from './application/shop-settings.js';

/** The shop's own data: contact, tax number, bank account, closing. */
@Module({
  imports: [TypeOrmModule.forFeature([ShopDatumSchema])],
  controllers: [SettingsController],
  providers: [ShopSettings, { provide: ShopDataStore, useClass: TypeOrmShopData }],
  exports: [ShopSettings],
})
export class SettingsModule {}
