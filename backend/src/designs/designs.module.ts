import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue/index.js';
import { DesignsController } from './adapters/http/designs.controller.js';
import { DesignSchema } from './adapters/typeorm/design.schema.js';
import { TypeOrmDesigns } from './adapters/typeorm/typeorm-designs.js';
import { DesignService } from './application/design.service.js';
import { Designs } from './application/designs.port.js';

/** Stores designs of the customiser under short URLs. */
@Module({
  imports: [TypeOrmModule.forFeature([DesignSchema]), CatalogueModule],
  controllers: [DesignsController],
  providers: [DesignService, { provide: Designs, useClass: TypeOrmDesigns }],
  exports: [DesignService],
})
export class DesignsModule {}
