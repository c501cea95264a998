import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.js';
import { FaqController } from './adapters/http/faq.controller.js';
import { FaqService } from './application/faq.service.js';

@Module({ imports: [CatalogueModule], controllers: [FaqController], providers: [FaqService], exports: [FaqService] })
export class ContentModule {}
