/** Bounds of {@link ConcurrencyLimiter}; a network is one caller, see `networkOf`. */
export interface ConcurrencyLimits {
  /** Tasks that run at the same moment. */
  readonly running: number;
  /** Maximum for one network, so that the rest is left for others. */
  readonly runningPerNetwork: number;
  /** Tasks that wait. */
  readonly queued: number;
  /** Bytes that the waiting tasks hold, all together. */
  readonly queuedBytes: number;
  /** How long a task waits at most. */
  readonly queueTimeoutMs: number;
}

/** A waiting task: the limiter calls `start` when a slot is free, or `refuse` when none is free in time. */
export interface Task {
  readonly network: string;
  /** Bytes that it keeps in memory while it waits. */
  readonly bytes: number;
  readonly start: () => void;
  readonly refuse: () => void;
}

/** No slot became free in time, or no room to wait for one. */
export class OverloadedError extends Error {}

/** The waiting tasks of one network, oldest first. */
class NetworkQueue {
  readonly tasks = new Set<Task>();
  bytes = 0;

  add(task: Task): this {
    this.tasks.add(task);
    this.bytes += task.bytes;
    return this;
  }

  delete(task: Task): boolean {
    const isDeleted = this.tasks.delete(task);
    if (isDeleted) this.bytes -= task.bytes;
    return isDeleted;
  }
}

/**
 * Runs a few tasks at once; the others wait in a bounded queue, and the networks take turns in it. When the queue is full,
 * the network with the largest share of it loses its oldest task to a network with a smaller share.
 */
export class ConcurrencyLimiter {
  private readonly running = new Map<string, number>();
  private total = 0;
  /** In the order of the networks' turns. */
  private readonly queues = new Map<string, NetworkQueue>();
  private readonly timers = new Map<Task, NodeJS.Timeout>();
  private queuedBytes = 0;

  constructor(private readonly limits: ConcurrencyLimits) {}

  /** Starts the task now or later, or refuses it. A task that was started has to be ended with {@link release}. */
  enter(task: Task): void {
    if (this.hasPlaceFor(task.network)) this.start(task);
    else if (this.makeRoomFor(task)) this.enqueue(task);
    else task.refuse();
  }

  /** Runs `work` when a slot is free for the network; rejects with {@link OverloadedError} when there is none in time. */
  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    let task!: Task;
    await new Promise<void>((start, reject) => {
      task = { network, bytes: 0, start, refuse: () => reject(new OverloadedError()) };
      this.enter(task);
    });
    try {
      return await work();
    } finally {
      this.release(task);
    }
  }

  /** Ends a task that was started. */
  release({ network }: Task): void {
    const left = (this.running.get(network) ?? 0) - 1;
    if (left > 0) this.running.set(network, left);
    else this.running.delete(network);
    this.total -= 1;
    this.startNext();
  }

  /** Removes a queued task; returns false when it is no longer queued. */
  cancel(task: Task): boolean {
    const queue = this.queues.get(task.network);
    if (!queue?.delete(task)) return false;
    if (queue.tasks.size === 0) this.queues.delete(task.network);
    clearTimeout(this.timers.get(task));
    this.timers.delete(task);
    this.queuedBytes -= task.bytes;
    return true;
  }

  isWaiting(task: Task): boolean {
    return this.timers.has(task);
  }

  private hasPlaceFor(network: string): boolean {
    return this.total < this.limits.running && (this.running.get(network) ?? 0) < this.limits.runningPerNetwork;
  }

  private start(task: Task): void {
    this.running.set(task.network, (this.running.get(task.network) ?? 0) + 1);
    this.total += 1;
    task.start();
  }

  /** Evicts tasks of networks with a larger share of the queue; false when there is no room without taking an equal share. */
  private makeRoomFor(task: Task): boolean {
    const { queued, queuedBytes } = this.limits;
    const own = this.queues.get(task.network);
    while (this.timers.size + 1 > queued)
      if (!this.evictFromLargest(({ tasks }) => tasks.size, (own?.tasks.size ?? 0) + 1)) return false;
    while (this.queuedBytes + task.bytes > queuedBytes)
      if (!this.evictFromLargest(({ bytes }) => bytes, (own?.bytes ?? 0) + task.bytes)) return false;
    return true;
  }

  /** Refuses the oldest task of the network with the largest share, unless that share is below `minimum`. */
  private evictFromLargest(shareOf: (queue: NetworkQueue) => number, minimum: number): boolean {
    let largest: NetworkQueue | undefined;
    for (const queue of this.queues.values())
      if (shareOf(queue) >= (largest ? shareOf(largest) + 1 : minimum)) largest = queue;
    const [oldest] = largest?.tasks ?? [];
    if (!oldest || !this.cancel(oldest)) return false;
    oldest.refuse();
    return true;
  }

  private enqueue(task: Task): void {
    const queue = this.queues.get(task.network) ?? new NetworkQueue();
    this.queues.set(task.network, queue.add(task));
    this.queuedBytes += task.bytes;
    const giveUp = () => {
      if (this.cancel(task)) task.refuse();
    };
    this.timers.set(task, setTimeout(giveUp, this.limits.queueTimeoutMs).unref());
  }

  /** At most a few networks are passed over: those that have all the slots that they may have. */
  private startNext(): void {
    for (const [network, queue] of this.queues) {
      if (!this.hasPlaceFor(network)) continue;
      const [task] = queue.tasks;
      if (!task) continue;
      this.cancel(task);
      // To the end of the turns.
      if (queue.tasks.size > 0) {
        this.queues.delete(network);
        this.queues.set(network, queue);
      }
      this.start(task);
      return;
    }
  }
}
