/** Ids and delays from one seed: a run can be repeated exactly. (The generator is mulberry32.) */
export class Chance {
  constructor(private state: number) {}

  /** A whole number from `low` up to, not including, `high`. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low));
  }

  /** `<merchant>-<epoch seconds>-<5 digits>`, as the real ones look. */
  transactionId(merchantId: number, now: Date): string {
    return `${merchantId}-${Math.floor(now.getTime() / 1000)}-${this.between(10_000, 100_000)}`;
  }

  token(): string {
    return Array.from({ length: 4 }, () => this.between(0, 0x1000000).toString(36).padStart(5, '0')).join('');
  }

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
