import type { Design } from '../domain/design.js';

/** Where designs are kept. */
export abstract class Designs {
  /** Stores the design under `code`; returns the code of an identical design when there is one. Counts as opening. */
  abstract keep(design: Design, code: string, now: Date): Promise<string>;

  /** The design of this code, which counts as opened then; to the day, so that reading seldom writes. */
  abstract open(code: string, now: Date): Promise<Design | null>;
}
