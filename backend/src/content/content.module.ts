import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue/index.js';
import { FaqController } from './adapters/http/faq.controller.js';
import { FaqEntrySchema } from './adapters/typeorm/faq-entry.schema.js';
import { TypeOrmFaqEntries } from './adapters/typeorm/typeorm-faq-entries.js';
import { FaqEntries } from './application/faq-entries.port.js';
import { FaqService } from './application/faq.service.js';

/** The frequent questions: those that the shop was built with, and those that staff added. */
@Module({
  imports: [CatalogueModule, TypeOrmModule.forFeature([FaqEntrySchema])],
  controllers: [FaqController],
  providers: [FaqService, { provide: FaqEntries, useClass: TypeOrmFaqEntries }],
  exports: [FaqService],
})
export class ContentModule {}
