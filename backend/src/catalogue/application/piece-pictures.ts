import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { contentHash } from '../../common/content-hash.js';
import { OverloadedError } from '../../common/throttling/concurrency-limiter.js';
import { SharedWork } from '../../common/throttling/shared-work.js';
import type { DesignField } from '../../common/piece-design.js';
import { type Personalisation, shownOn } from '../domain/piece-options.js';

/** Describes the visible parts of a piece, for drawing it. */
export interface SeenPiece {
  readonly productId: number;
  /** Ids of options; a question that does not concern the piece is missing. */
  readonly shown: Readonly<Partial<Record<DesignField, string>>>;
  readonly name: string;
  readonly addOns: readonly string[];
  readonly keychainText: string;
}

/** Draws a piece as a JPEG; undefined for a piece without pictures of its own. */
export type PieceRenderer = (piece: SeenPiece) => Promise<Buffer | undefined>;

export interface PiecePicture {
  /** Hash of what is seen: the same piece has the same picture. */
  readonly id: string;
  readonly jpeg: Buffer;
}

/** About 300 pictures of 20 kB. */
const MAX_BYTES = 6 * 1024 * 1024;

/** Drawing needs a whole core, so one piece is drawn at a time. */
const DRAWING = { running: 1, runningPerNetwork: 1, queued: 100, queuedBytes: 0, queueTimeoutMs: 30_000 };

/** Pictures of pieces as they are ordered, for mails. Bounded; drawn once for each design. */
export class PiecePictures {
  private readonly logger = new Logger('pieces');
  private readonly made = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  private readonly drawing = new SharedWork<Buffer | undefined>(DRAWING);
  private render: PieceRenderer | undefined;

  /** The pages draw pieces: without them there are no pictures. */
  useRenderer(render: PieceRenderer): void {
    this.render = render;
  }

  /** The picture of a stored piece; undefined when it cannot be drawn, which never stops what it is for. */
  async of(productId: number, personalisation: Personalisation): Promise<PiecePicture | undefined> {
    const shown = shownOn(personalisation);
    if (!this.render || shown.length === 0) return undefined;
    const piece = {
      productId,
      shown: Object.fromEntries(shown.map(({ field, id }) => [field, id])),
      name: personalisation.personalization,
      addOns: personalisation.addOns,
      keychainText: personalisation.keychainPersonalization,
    };
    const id = contentHash(JSON.stringify(piece));
    const jpeg = this.made.get(id) ?? (await this.draw(id, piece, this.render));
    return jpeg && { id, jpeg };
  }

  private async draw(id: string, piece: SeenPiece, render: PieceRenderer): Promise<Buffer | undefined> {
    try {
      const run = () => render(piece);
      const jpeg = await this.drawing.run({ key: id, caller: '127.0.0.1', admit: async () => {}, run });
      if (jpeg) this.made.set(id, jpeg);
      return jpeg;
    } catch (error) {
      // The words say everything that the picture shows.
      const reason = error instanceof OverloadedError ? 'too many pictures are waiting' : 'drawing failed';
      this.logger.warn(`A piece has no picture: ${reason}`);
      return undefined;
    }
  }
}
