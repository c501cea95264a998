import { WorkbenchPresses } from '../../src/workbench/application/workbench-presses.port.js';
import { WorkbenchPress, pieceState } from '../../src/workbench/domain/workbench-press.js';

/** Presses of buttons at the workbench, in memory. */
export class InMemoryWorkbenchPresses extends WorkbenchPresses {
  private readonly rows: WorkbenchPress[] = [];

  /** `isToMake`: whether the order is paid and has not left. */
  constructor(private readonly isToMake: (orderId: string) => boolean = () => true) {
    super();
  }

  add(press: WorkbenchPress): Promise<boolean> {
    const isNew = !this.rows.some(({ id }) => id === press.id);
    if (isNew) this.rows.push(Object.assign(new WorkbenchPress(), press, { sequence: String(this.rows.length + 1) }));
    return Promise.resolve(isNew);
  }

  ofOrders(orderIds: readonly string[]): Promise<WorkbenchPress[]> {
    return Promise.resolve(this.rows.filter(({ orderId }) => orderIds.includes(orderId)));
  }

  countStoppedOrders(limit: number): Promise<number> {
    const stopped = this.rows.filter(
      (press) => this.isToMake(press.orderId) && pieceState(press, this.ofOrder(press)).problem,
    );
    return Promise.resolve(Math.min(limit, new Set(stopped.map(({ orderId }) => orderId)).size));
  }

  private ofOrder(press: WorkbenchPress): WorkbenchPress[] {
    return this.rows.filter(({ orderId }) => orderId === press.orderId);
  }
}
