import type { SlowDown } from '../../common/throttling/slow-down.js';

/** Counts failures on all instances together. */
export abstract class Attempts {
  /** Counts an attempt before its outcome is known, so that many at once are counted too; throws `TooManyRequestsError` during a pause. */
  abstract begin(rule: SlowDown, who: string): Promise<void>;
  /** The attempt was no failure: it alone is not counted. */
  abstract takeBack(rule: SlowDown, who: string): Promise<void>;
  /** Resets the counts after the person proved their identity. */
  abstract forget(rule: SlowDown, who: string): Promise<void>;
}
