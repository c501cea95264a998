import { BenchPresses } from '../../src/bench/application/bench-presses.port.js';
import { BenchPress, pieceState } from '../../src/bench/domain/bench-press.js';

export class InMemoryBenchPresses extends BenchPresses {
  private readonly rows: BenchPress[] = [];

  /** `isToMake`: whether the order is paid and has not left. */
  constructor(private readonly isToMake: (orderId: string) => boolean = () => true) {
    super();
  }

  add(press: BenchPress): Promise<boolean> {
    const isNew = !this.rows.some(({ id }) => id === press.id);
    if (isNew) this.rows.push(Object.assign(new BenchPress(), press, { sequence: String(this.rows.length + 1) }));
    return Promise.resolve(isNew);
  }

  ofOrders(orderIds: readonly string[]): Promise<BenchPress[]> {
    return Promise.resolve(this.rows.filter(({ orderId }) => orderIds.includes(orderId)));
  }

  countStoppedOrders(limit: number): Promise<number> {
    const stopped = this.rows.filter(
      (press) => this.isToMake(press.orderId) && pieceState(press, this.ofOrder(press)).problem,
    );
    return Promise.resolve(Math.min(limit, new Set(stopped.map(({ orderId }) => orderId)).size));
  }

  private ofOrder(press: BenchPress): BenchPress[] {
    return this.rows.filter(({ orderId }) => orderId === press.orderId);
  }
}
