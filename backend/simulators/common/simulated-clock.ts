interface Timer {
  due: number;
  run: () => void;
  handle: NodeJS.Timeout;
}

/** Real time that can be moved forward, so that tests do not wait for three minutes or 24 hours. */
export class SimulatedClock {
  private ahead = 0;
  private readonly timers = new Set<Timer>();

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  after(milliseconds: number, run: () => void): void {
    this.start(this.now().getTime() + milliseconds, run);
  }

  /** Moves the present; what falls due on the way happens now, in order. */
  advance(milliseconds: number): void {
    this.ahead += milliseconds;
    const waiting = [...this.timers].sort((one, other) => one.due - other.due);
    this.stop();
    for (const { due, run } of waiting) {
      if (due <= this.now().getTime()) run();
      else this.start(due, run);
    }
  }

  /** Removes all scheduled callbacks. */
  stop(): void {
    for (const { handle } of this.timers) clearTimeout(handle);
    this.timers.clear();
  }

  private start(due: number, run: () => void): void {
    const fire = () => {
      this.timers.delete(timer);
      run();
    };
    const timer: Timer = { due, run, handle: setTimeout(fire, Math.max(0, due - this.now().getTime())) };
    this.timers.add(timer);
  }
}
