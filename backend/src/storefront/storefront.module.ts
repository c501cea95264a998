import { Logger, type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.js';
import { StorefrontMiddleware } from './adapters/http/storefront.middleware.js';
import { staticFiles } from './adapters/vite/static-files.js';
import { isBuilt } from './adapters/vite/vite-build.js';
import { VitePageRenderer } from './adapters/vite/vite-page-renderer.js';
import { PageRenderer } from './application/page-renderer.port.js';
import { PageService } from './application/page.service.js';

/** The storefront's pages and files, on the same address as the API. */
@Module({
  imports: [CatalogueModule],
  providers: [PageService, { provide: PageRenderer, useClass: VitePageRenderer }],
})
export class StorefrontModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    if (!isBuilt()) {
      new Logger('storefront').warn('The storefront is not built: only the API answers here.');
      return;
    }
    consumer.apply(...staticFiles(), StorefrontMiddleware).forRoutes('{*path}');
  }
}
