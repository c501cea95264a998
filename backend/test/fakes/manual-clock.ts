import { Clock } from '../../src/common/clock.port.js';

/** A clock that a test moves. */
export class ManualClock extends Clock {
  private milliseconds = Date.parse('2026-01-15T15:00:00Z');

  now(): Date {
    return new Date(this.milliseconds);
  }

  pass(milliseconds: number): void {
    this.milliseconds += milliseconds;
  }
}
