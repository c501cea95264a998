import type { SeenPiece } from '../../catalogue/index.js';

/** Draws the picture that a chat shows for a shared design. */
export abstract class CardRenderer {
  /** A JPEG of 1200 × 630 pixels; undefined when there is no design with that code. */
  abstract render(code: string): Promise<Buffer | undefined>;

  /** A square JPEG of 320 pixels a side; undefined for a piece that has no pictures. */
  abstract renderPiece(piece: SeenPiece): Promise<Buffer | undefined>;
}
