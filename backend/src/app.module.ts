import { type DynamicModule, Module } from '@nestjs/common';
import { CommonModule } from './common/common.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { DatabaseModule } from './database/index.js';
import { JobsModule } from './jobs/index.js';
import { CatalogueController } from './catalogue/adapters/http/catalogue.controller.js';
import { ContactController } from './contact/adapters/http/contact.controller.js';
import { FaqController } from './content/adapters/http/faq.controller.js';

/** The whole shop: one line a module. */
@Module({
  imports: [CommonModule, DatabaseModule, JobsModule],
  controllers: [CatalogueController, FaqController, ContactController],
})
export class AppModule {
  static with(env: Env): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(env)] };
  }
}
