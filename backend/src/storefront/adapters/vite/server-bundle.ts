import type { AddressInfo, Server } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { HttpAdapterHost } from '@nestjs/core';
import type { SeenPiece } from '../../../catalogue/index.js';
import { urlHost } from '../../../common/listen.js';
import type { CatalogueFile } from '../../application/page-renderer.port.js';
import { viteBuild } from './vite-build.js';

/** Exports of the built server bundle (frontend/src/main.server.tsx). */
export interface ServerBundle {
  renderPage: (request: {
    url: string;
    publicUrl: string;
    template: string;
    manifest: object;
    apiOrigin: string;
  }) => Promise<{ status: number; html: string; complete: boolean }>;

  /** Whether a path, without a query, has a page of its own. */
  hasPage: (pathname: string) => boolean;

  /** The HTML of a page that the browser renders itself. */
  renderEmptyPage: (build: { template: string; manifest: object }) => string;

  /** The content of a file that is written from the catalogue; rejects when the API does not answer. */
  renderCatalogueFile: (path: CatalogueFile, request: { publicUrl: string; apiOrigin: string }) => Promise<string>;

  /** The card's SVG; undefined when there is no such design. */
  renderDesignCard: (request: {
    code: string;
    apiOrigin: string;
    pictureData: (path: string, width: number) => Promise<string>;
  }) => Promise<string | undefined>;

  /** The SVG of a piece as it is ordered; undefined for a piece without pictures. */
  renderPiece: (request: {
    piece: SeenPiece;
    pictureData: (path: string, width: number) => Promise<string>;
  }) => Promise<string | undefined>;
}

export function loadServerBundle(): Promise<ServerBundle> {
  return import(pathToFileURL(viteBuild.renderer).href) as Promise<ServerBundle>;
}

/** The origin under which this process reaches its own API, which the bundle reads over HTTP like any other client. */
export function apiOriginOf({ httpAdapter }: HttpAdapterHost): string {
  const server = httpAdapter.getHttpServer() as Server;
  const { address, port } = server.address() as AddressInfo;
  return `http://${urlHost(address)}:${port}`;
}
