import { BenchPresses } from '../../src/bench/application/bench-presses.port.js';
import { BenchPress } from '../../src/bench/domain/bench-press.js';

export class InMemoryBenchPresses extends BenchPresses {
  private readonly rows: BenchPress[] = [];

  add(press: BenchPress): Promise<boolean> {
    const isNew = !this.rows.some(({ id }) => id === press.id);
    if (isNew) this.rows.push(Object.assign(new BenchPress(), press, { sequence: String(this.rows.length + 1) }));
    return Promise.resolve(isNew);
  }

  ofOrders(orderIds: readonly string[]): Promise<BenchPress[]> {
    return Promise.resolve(this.rows.filter(({ orderId }) => orderIds.includes(orderId)));
  }
}
