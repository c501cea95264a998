import { aPurchase } from '../../../test/builders/purchase.builder.js';
import { aStaffMember } from '../../../test/builders/staff.builder.js';
import { inMemoryAuditLog } from '../../../test/fakes/in-memory-audit-entries.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { DAY_MS, MINUTE_MS } from '../../common/time.js';
import type { Order } from '../domain/order.js';
import type { OrderReader } from './order-reader.js';
import type { Orders } from './orders.port.js';
import { StaffOrderReader } from './staff-order-reader.js';

describe(StaffOrderReader, () => {
  const order = { id: 'a', number: 'SIG-AAAAAA', purchase: aPurchase() } as Order;
  const ana = aStaffMember();
  const luz = aStaffMember({ id: '3f1c7f5e-8a55-4f0a-9f5e-5f6f8f1f0a12', name: 'Luz' });
  let clock: ManualClock;
  let audit: ReturnType<typeof inMemoryAuditLog>;
  let found: Order[];
  let reader: StaffOrderReader;

  beforeEach(() => {
    clock = new ManualClock();
    audit = inMemoryAuditLog(clock);
    found = [order];
    const orders = {
      find: (id: string) => Promise.resolve(id === 'a' ? order : null),
      list: () => Promise.resolve(found),
    };
    const lists = { list: () => Promise.resolve({ orders: found }) } as unknown as OrderReader;
    reader = new StaffOrderReader(orders as unknown as Orders, lists, audit.log);
  });

  it('records a look at an order once in ten minutes for each person', async () => {
    for (const actor of [ana, ana, luz]) expect(await reader.order('a', actor)).toBe(order);
    clock.pass(10 * MINUTE_MS);
    await reader.order('a', ana);
    const [byAna, byLuz] = ['Ana miró el pedido SIG-AAAAAA', 'Luz miró el pedido SIG-AAAAAA'];
    expect(audit.entries.summaries).toEqual([byAna, byLuz, byAna]);
  });

  it('records nothing of an order that does not exist', async () => {
    await expect(reader.order('b', ana)).rejects.toMatchObject({ code: 'order.not_found' });
    expect(audit.entries.all).toEqual([]);
  });

  it('records a search that finds orders, but not its words, and the list once a day', async () => {
    for (let asked = 0; asked < 3; asked++) {
      await reader.list({ search: 'Laura', limit: 5 }, ana);
      await reader.list({ limit: 5 }, ana);
      clock.pass(MINUTE_MS);
    }
    clock.pass(DAY_MS);
    await reader.list({ limit: 5 }, ana);
    found = [];
    await reader.list({ search: 'Nadie', limit: 5 }, luz);
    expect(audit.entries.summaries).toEqual([
      'Ana buscó en los pedidos',
      'Ana miró la lista de pedidos',
      'Ana miró la lista de pedidos',
    ]);
  });

  it('records every export before its first row', async () => {
    await reader.export({}, ana);
    await reader.export({}, ana);
    expect(audit.entries.summaries).toEqual(Array(2).fill('Ana descargó una hoja de pedidos'));
  });
});
