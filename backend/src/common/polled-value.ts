import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock.port.js';

/** A caller waits at most this long for a newer value when an older one is in memory. */
const MAX_WAIT_MS = 500;

/**
 * A small value of the database in memory, read again at most once a second and only on demand: every instance sees a
 * change within two seconds. While the database is unavailable, the last good value stays.
 */
export class PolledValue<T> {
  /** How often values of this process were read: what was made before the last reading may be older than what is made now. */
  static readings = 0;

  private known?: { readonly value: T };
  private loading?: Promise<T>;
  private loadedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly clock: Clock,
    private readonly intervalMs = 1_000,
  ) {}

  /** Rejects only while there has never been a value. */
  async current(): Promise<T> {
    const { known } = this;
    if (!known) return this.reload();
    if (this.clock.now().getTime() - this.loadedAt < this.intervalMs) return known.value;
    const newer = this.reload().catch(() => known.value);
    return Promise.race([newer, pause(MAX_WAIT_MS, known.value, { ref: false })]);
  }

  /** Like {@link current}, but answers `fallback` while there has never been a value, and soon. */
  async currentOr(fallback: T): Promise<T> {
    if (this.known) return this.current();
    const current = this.current().catch(() => fallback);
    return Promise.race([current, pause(MAX_WAIT_MS, fallback, { ref: false })]);
  }

  /** Called after a change by this instance: the next caller gets the stored value. */
  async refresh(): Promise<T> {
    // A reading that began before the change may not include it.
    await this.loading?.catch(() => undefined);
    return this.reload();
  }

  private reload(): Promise<T> {
    this.loading ??= this.read().finally(() => (this.loading = undefined));
    return this.loading;
  }

  private async read(): Promise<T> {
    // A failed read counts too: an unavailable database is tried once a second, not at each call.
    this.loadedAt = this.clock.now().getTime();
    const value = await this.load();
    this.known = { value };
    PolledValue.readings += 1;
    return value;
  }
}
