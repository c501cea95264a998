import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule, ShopSettings } from '../settings/index.js';
import { CatalogueController } from './adapters/http/catalogue.controller.js';
import { catalogueSchemas } from './adapters/typeorm/catalogue.schemas.js';
import { TypeOrmCatalogueRepository } from './adapters/typeorm/typeorm-catalogue.repository.js';
import { CatalogueRepository } from './application/catalogue-repository.port.js';
import { CatalogueService } from './application/catalogue.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(catalogueSchemas), SettingsModule],
  controllers: [CatalogueController],
  providers: [CatalogueService, { provide: CatalogueRepository, useClass: TypeOrmCatalogueRepository }],
  exports: [CatalogueService],
})
export class CatalogueModule implements OnModuleInit {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly settings: ShopSettings,
  ) {}

  /** The settings show the lead times as the owner keeps them. */
  onModuleInit(): void {
    this.settings.useDelivery(() => this.catalogue.deliverySettings().catch(() => null));
  }
}
