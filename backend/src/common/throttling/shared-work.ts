import { ConcurrencyLimiter, type ConcurrencyLimits } from './concurrency-limiter.js';
import { networkOf } from './network.js';

/** Shares one computation among concurrent callers. */
export interface Work<T> {
  readonly key: string;
  /** IP address. */
  readonly caller: string;
  /** Called once per waiting network; rejects when the network may not cause more work. */
  readonly admit: () => Promise<void>;
  readonly run: () => Promise<T>;
}

/**
 * Shares the work that has begun among all callers, but its slots only among callers of one network: otherwise
 * a network whose slots are all taken could get others refused by asking for the same result first.
 */
export class SharedWork<T> {
  private readonly slots: ConcurrencyLimiter;
  /** By key. */
  private readonly running = new Map<string, Promise<T>>();
  /** By key and network. */
  private readonly waiting = new Map<string, Promise<T>>();

  constructor(limits: ConcurrencyLimits) {
    this.slots = new ConcurrencyLimiter(limits);
  }

  /** Rejects with `OverloadedError` when the caller's network gets no slot in time, or with the error of `admit` or `run`. */
  async run(work: Work<T>): Promise<T> {
    const network = networkOf(work.caller);
    const id = `${network} ${work.key}`;
    const known = this.running.get(work.key) ?? this.waiting.get(id);
    if (known) return known;
    const waiting = this.waitForSlot(work, network).finally(() => this.waiting.delete(id));
    this.waiting.set(id, waiting);
    return waiting;
  }

  private async waitForSlot({ key, admit, run }: Work<T>, network: string): Promise<T> {
    await admit();
    // In an object, so that a slot is free again at once when another network's work has begun.
    const { shared } = await this.slots.run(network, async () => {
      const begun = this.running.get(key);
      if (begun) return { shared: begun };
      const own = run().finally(() => this.running.delete(key));
      this.running.set(key, own);
      await own;
      return { shared: own };
    });
    return shared;
  }
}
