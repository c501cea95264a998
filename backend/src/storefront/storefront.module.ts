import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CatalogueModule, CatalogueService } from '../catalogue/index.js';
import { Env } from '../config/env.js';
import { ContentModule } from '../content/index.js';
import { MediaModule } from '../media/index.js';
import { SettingsModule } from '../settings/index.js';
import { CardHandler } from './adapters/http/card-handler.js';
import { PageHandler } from './adapters/http/page-handler.js';
import { staticFiles } from './adapters/vite/static-files.js';
import { isBuilt } from './adapters/vite/vite-build.js';
import { ViteCardRenderer } from './adapters/vite/vite-card-renderer.js';
import { VitePageRenderer } from './adapters/vite/vite-page-renderer.js';
import { CardRenderer } from './application/card-renderer.port.js';
import { CardService } from './application/card.service.js';
import { PageRenderer } from './application/page-renderer.port.js';
import { PageService } from './application/page.service.js';

/** The storefront's pages and files, on the same origin as the API. */
@Module({
  imports: [CatalogueModule, ContentModule, MediaModule, SettingsModule],
  providers: [
    PageService,
    PageHandler,
    CardService,
    CardHandler,
    { provide: PageRenderer, useClass: VitePageRenderer },
    { provide: CardRenderer, useClass: ViteCardRenderer },
  ],
})
export class StorefrontModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly pages: PageHandler,
    private readonly cards: CardHandler,
    private readonly renderer: CardRenderer,
    private readonly catalogue: CatalogueService,
    private readonly env: Env,
  ) {}

  /** At this moment the API's routes are in place and the answer to unknown ones is not: pages come between the two. */
  onModuleInit(): void {
    if (!isBuilt()) {
      new Logger('storefront').warn('The storefront is not built: only the API answers here.');
      return;
    }
    this.catalogue.pieces.useRenderer((piece) => this.renderer.renderPiece(piece));
    for (const handler of [...staticFiles(this.env), this.cards.handle, this.pages.handle])
      this.host.httpAdapter.use(handler);
  }
}
