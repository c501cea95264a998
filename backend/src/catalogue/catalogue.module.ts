import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueController } from './adapters/http/catalogue.controller.js';
import { catalogueSchemas } from './adapters/typeorm/catalogue.schemas.js';
import { TypeOrmCatalogueRepository } from './adapters/typeorm/typeorm-catalogue.repository.js';
import { CatalogueRepository } from './application/catalogue-repository.port.js';
import { CatalogueService } from './application/catalogue.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(catalogueSchemas)],
  controllers: [CatalogueController],
  providers: [CatalogueService, { provide: CatalogueRepository, useClass: TypeOrmCatalogueRepository }],
  exports: [CatalogueService],
})
export class CatalogueModule {}
