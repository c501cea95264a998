import type { Design } from '../domain/design.js';

/** Where designs are kept. */
export abstract class Designs {
  /** Stores the design under `code`; returns the code of an identical design when there is one. Counts as opening. */
  abstract keep(design: Design, code: string, now: Date): Promise<string>;

  /** The design of this code. Notes the day on which it was opened last: only the day, so that most reads write nothing. */
  abstract open(code: string, now: Date): Promise<Design | null>;
}
