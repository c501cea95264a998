import type { Design } from '../domain/design.js';

/** Where designs are kept. */
export abstract class Designs {
  /** Keeps the design under `code`, and tells the code of the same design when it was kept before. Counts as opening. */
  abstract keep(design: Design, code: string, now: Date): Promise<string>;

  /** The design of this code, which counts as opened then; to the day, so that reading seldom writes. */
  abstract open(code: string, now: Date): Promise<Design | null>;

  /** Removes the designs that nobody opened since `moment`; tells how many. */
  abstract forgetUnopenedSince(moment: Date): Promise<number>;
}
