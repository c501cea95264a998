import type { Design } from '../domain/design.js';

/** Where designs are kept. */
export abstract class Designs {
  /** Keeps the design under `code`, and tells the code of the same design when it was kept before. */
  abstract keep(design: Design, code: string): Promise<string>;

  abstract find(code: string): Promise<Design | null>;
}
