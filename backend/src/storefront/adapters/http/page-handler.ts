import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { CatalogueService } from '../../../catalogue/index.js';
import { DomainError } from '../../../common/domain-error.js';
import { REVALIDATE, sendRepresentation } from '../../../common/http/representation.js';
import { Env } from '../../../config/env.js';
import { CATALOGUE_FILES, type CatalogueFile } from '../../application/page-renderer.port.js';
import { PageService } from '../../application/page.service.js';
import { canonicalPath, isBoundedPath, MAX_PATH, pagePath, pageUrl } from '../../domain/page-path.js';
import { robots, sitemap } from '../../domain/sitemap.js';

/** Whatever is not the API's and not a file is a page; the 404 page when there is none. */
@Injectable()
export class PageHandler {
  constructor(
    private readonly pages: PageService,
    private readonly catalogue: CatalogueService,
    private readonly env: Env,
  ) {}

  /** The last Express handler: a path that is neither the API's nor a file nor a page does not exist. */
  readonly handle = (req: Request, res: Response, next: NextFunction): void => {
    if (isPageRequest(req)) this.answer(req, res).catch(next);
    else next(new DomainError('not_found', 'request.not_found', 'No encontramos lo que buscas.'));
  };

  private async answer(req: Request, res: Response): Promise<void> {
    if (req.path === '/robots.txt') {
      res.type('text/plain').send(robots(this.env.publicUrl));
      return;
    }
    if (req.path === '/sitemap.xml') {
      const products = await this.catalogue.list();
      res.type('application/xml').send(
        sitemap(
          this.env.publicUrl,
          products.map(({ id }) => id),
        ),
      );
      return;
    }
    if (isCatalogueFile(req.path)) {
      sendRepresentation(req, res, await this.pages.file(req.path), REVALIDATE);
      return;
    }
    const url = pageUrl(this.env.publicUrl, req.originalUrl);
    if (!url) throw new DomainError('malformed', 'request.malformed', 'La solicitud no es válida.');
    const path = canonicalPath(url.pathname);
    // Pages of the shop alone: any other path is rarely requested twice, and overlong ones share one page.
    const isPage = isBoundedPath(path) || url.pathname.endsWith('/');
    if (isPage && path !== url.pathname && url.pathname.length <= MAX_PATH) {
      res.redirect(301, path + url.search);
      return;
    }
    const { status, body, complete } = await this.pages.page(pagePath(url), req.ip ?? '');
    sendRepresentation(req, res, body, complete ? REVALIDATE : 'no-store', status);
  }
}

function isCatalogueFile(path: string): path is CatalogueFile {
  return Object.hasOwn(CATALOGUE_FILES, path);
}

/** Paths of the API and of files, which earlier handlers answer; a missing one gets a short error, not a whole page. */
function isPageRequest({ method, path }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !/^\/(api|build|pictures|assets)(\/|$)/.test(path);
}
