import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Env } from '../../../config/env.js';
import { createRepresentation, type Representation } from '../../../common/http/representation.js';
import { pageOf } from '../../../common/http/route-of.js';
import { CATALOGUE_FILES, type CatalogueFile, type Page, PageRenderer } from '../../application/page-renderer.port.js';
import { apiOriginOf, loadServerBundle, type ServerBundle } from './server-bundle.js';
import { viteBuild } from './vite-build.js';

const HTML = 'text/html; charset=utf-8';

interface RenderedPage extends Omit<Page, 'body'> {
  html: string;
}

interface Build extends Pick<ServerBundle, 'renderPage'> {
  template: string;
  manifest: object;
  emptyPage: string;
  emptyBody: Representation;
}

/** Renders with the frontend's own server bundle, which reads the API over HTTP like any other client. */
@Injectable()
export class VitePageRenderer extends PageRenderer {
  private readonly log = new Logger('storefront');
  private build?: Promise<Build>;

  constructor(
    private readonly env: Env,
    private readonly host: HttpAdapterHost,
  ) {
    super();
  }

  async render(path: string, isKept: boolean): Promise<Page> {
    const { html, ...page } = await this.renderHtml(path);
    return { ...page, body: await createRepresentation(html, HTML, isKept ? 'kept' : 'passing') };
  }

  async empty(): Promise<Page> {
    const { emptyBody } = await this.loadedBuild();
    return { status: 200, complete: false, body: emptyBody };
  }

  async hasPage(path: string): Promise<boolean> {
    const [pathname = ''] = path.split('?');
    // React Router would log a warning for each of its routes.
    return isDecodable(pathname) && (await loadServerBundle()).hasPage(pathname);
  }

  async file(path: CatalogueFile): Promise<Representation> {
    const { renderCatalogueFile } = await loadServerBundle();
    const request = { publicUrl: this.env.publicUrl, apiOrigin: apiOriginOf(this.host) };
    // Read a few times a day: the quicker compression is enough.
    return createRepresentation(await renderCatalogueFile(path, request), CATALOGUE_FILES[path], 'passing');
  }

  /** A build that could not be read is read again for the next page. */
  private loadedBuild(): Promise<Build> {
    this.build ??= loadBuild().catch((error: unknown) => {
      this.build = undefined;
      throw error;
    });
    return this.build;
  }

  private async renderHtml(path: string): Promise<RenderedPage> {
    const { renderPage, template, manifest, emptyPage } = await this.loadedBuild();
    try {
      return await renderPage({
        url: path,
        publicUrl: this.env.publicUrl,
        template,
        manifest,
        apiOrigin: apiOriginOf(this.host),
      });
    } catch (error) {
      // The browser can still render what the server could not.
      this.log.error({ err: error, page: pageOf(path.split('?')[0] ?? '') }, 'page was not rendered');
      return { status: 200, html: emptyPage, complete: false };
    }
  }
}

async function loadBuild(): Promise<Build> {
  const [{ renderPage, renderEmptyPage }, template, manifestJson] = await Promise.all([
    loadServerBundle(),
    readFile(viteBuild.template, 'utf8'),
    readFile(viteBuild.manifest, 'utf8'),
  ]);
  const manifest = JSON.parse(manifestJson) as object;
  const emptyPage = renderEmptyPage({ template, manifest });
  return { renderPage, template, manifest, emptyPage, emptyBody: await createRepresentation(emptyPage, HTML) };
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
