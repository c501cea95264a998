import { anOrder } from '../../../test/builders/order.builder.js';
import { aStaffMember } from '../../../test/builders/staff.builder.js';
import { inMemoryAuditLog } from '../../../test/fakes/in-memory-audit-entries.js';
import { InMemoryWorkbenchPresses } from '../../../test/fakes/in-memory-workbench-presses.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { PlainTransaction } from '../../../test/fakes/plain-transaction.js';
import type { Order, OrderReader } from '../../orders/index.js';
import { Workbench } from './workbench.js';

describe(Workbench, () => {
  it('records one look a day at a queue with orders', async () => {
    const clock = new ManualClock();
    const audit = inMemoryAuditLog(clock);
    let orders: Order[] = [];
    const reader = { toMake: () => Promise.resolve(orders) } as unknown as OrderReader;
    const workbench = new Workbench(new InMemoryWorkbenchPresses(), reader, new PlainTransaction(), clock, audit.log);
    const ana = aStaffMember();

    expect(await workbench.queueFor(ana)).toEqual([]);
    expect(audit.entries.summaries).toEqual([]);
    orders = [anOrder('paid', {}, clock.now())];
    for (const _again of [1, 2]) expect(await workbench.queueFor(ana)).toHaveLength(1);
    expect(audit.entries.summaries).toEqual(['Ana miró la cola del taller']);
  });
});
