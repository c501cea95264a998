import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { LRUCache } from 'lru-cache';
import type { SeenPiece } from '../../../catalogue/index.js';
import { CardRenderer } from '../../application/card-renderer.port.js';
import { apiOriginOf, loadServerBundle } from './server-bundle.js';
import { viteBuild } from './vite-build.js';

/** Chats leave out pictures of 300 kB and more; this stays far below and keeps the stitches clear. */
const JPEG = { quality: 82 } as const;

const MAX_PICTURE_BYTES = 24 * 1024 * 1024;

/** Loaded at the first card: no start has a use for it. One thread and no cache of its own, so that its memory is bounded. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

/** Draws cards with the frontend's own renderer, so that a chat shows what the shopper saw. */
@Injectable()
export class ViteCardRenderer extends CardRenderer {
  /** A bag is 600 kB as data and there are few that everybody shares. */
  private readonly pictures = new LRUCache<string, string>({
    maxSize: MAX_PICTURE_BYTES,
    sizeCalculation: ({ length }) => length,
  });

  constructor(private readonly host: HttpAdapterHost) {
    super();
  }

  async render(code: string): Promise<Buffer | undefined> {
    const { renderDesignCard } = await loadServerBundle();
    const svg = await renderDesignCard({
      code,
      apiOrigin: apiOriginOf(this.host),
      pictureData: (picture, width) => this.pictureData(picture, width),
    });
    if (svg === undefined) return undefined;
    const sharp = await loadSharp();
    return sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer();
  }

  async renderPiece(piece: SeenPiece): Promise<Buffer | undefined> {
    const { renderPiece } = await loadServerBundle();
    const svg = await renderPiece({ piece, pictureData: (picture, width) => this.pictureData(picture, width) });
    if (svg === undefined) return undefined;
    const sharp = await loadSharp();
    return sharp(Buffer.from(svg)).flatten().jpeg(JPEG).toBuffer();
  }

  private async pictureData(picture: string, width: number): Promise<string> {
    const key = `${picture} ${width}`;
    const cached = this.pictures.get(key);
    if (cached) return cached;
    const data = await this.asPng(path.join(viteBuild.pictures, path.basename(picture)), width);
    this.pictures.set(key, data);
    return data;
  }

  /** As PNG, which every renderer of SVG reads. */
  private async asPng(file: string, width: number): Promise<string> {
    const sharp = await loadSharp();
    const bytes = await sharp(file).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
    return `data:image/png;base64,${bytes.toString('base64')}`;
  }
}
