import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import { aCardPayment, aCustomer, anOrderLine, aPurchase } from '../../../test/builders/purchase.builder.js';
import { aStaffMember } from '../../../test/builders/staff.builder.js';
import { inMemoryAuditLog } from '../../../test/fakes/in-memory-audit-entries.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { DAY_MS, MINUTE_MS } from '../../common/time.js';
import { Order } from '../domain/order.js';
import { toStaffOrderDto } from '../adapters/http/staff-orders.dto.js';
import type { OrderReader } from './order-reader.js';
import type { OrderFilter, Orders } from './orders.port.js';
import { StaffOrderReader } from './staff-order-reader.js';

describe(StaffOrderReader, () => {
  const order = { id: 'a', number: 'SIG-AAAAAA', purchase: aPurchase() } as Order;
  const ana = { ...aStaffMember(), staffRole: 'taller' } as const;
  const luz = { ...ana, id: '3f1c7f5e-8a55-4f0a-9f5e-5f6f8f1f0a12', name: 'Luz' };
  let clock: ManualClock;
  let audit: ReturnType<typeof inMemoryAuditLog>;
  let found: Order[];
  let asked: OrderFilter[];
  let reader: StaffOrderReader;

  beforeEach(() => {
    clock = new ManualClock();
    audit = inMemoryAuditLog(clock);
    found = [order];
    const orders = {
      find: (id: string) => Promise.resolve(id === 'a' ? found[0]! : null),
      list: () => Promise.resolve(found),
    };
    asked = [];
    const list = (filter: OrderFilter) => {
      asked.push(filter);
      return Promise.resolve({ orders: found });
    };
    const lists = { list } as unknown as OrderReader;
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
    for (let round = 0; round < 3; round++) {
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

  it('shows an accountant customer and money, but no names of children, texts, phones and addresses, and finds none by them', async () => {
    const line = anOrderLine({
      personalisation: aPersonalisation({
        personalization: 'Sofía',
        keychainPersonalization: 'Abuela Rosa',
        specialRequest: 'Con lazo de tía Inés',
      }),
    });
    const customer = aCustomer({ name: 'Laura Restrepo', email: 'laura@example.com', phone: '300 123 4567' });
    const placement = {
      purchase: aPurchase({ lines: [line], customer }),
      payment: aCardPayment(),
      status: 'paid',
      reviewReason: null,
    } as const;
    const whole = Order.place('a', placement, clock.now());
    whole.changeTo('in_production', { at: clock.now(), actor: 'taller@sigerist.co', note: 'Lo de Sofía va primero' });
    whole.staffNotes = [{ text: 'La mamá de Sofía llama mañana', at: '2026-11-24T15:00:00.000Z', actor: ana.email }];
    found = [whole];
    const accountant = { ...ana, staffRole: 'contador' } as const;

    const { orders } = await reader.list({ search: 'Sofía', limit: 5 }, accountant);
    expect(asked).toMatchObject([{ wholeSearch: true }]);
    for (const seen of [...orders, await reader.order('a', accountant)]) {
      const shown = JSON.stringify(toStaffOrderDto(seen));
      expect(shown).toMatch(/Laura Restrepo.*laura@example\.com/);
      expect(shown).not.toMatch(/Sofía|Rosa|Inés|300 123|Calle|Medellín/);
      expect(seen.purchase.finalTotal).toBe(whole.purchase.finalTotal);
    }
    expect(JSON.stringify(toStaffOrderDto(await reader.order('a', ana)))).toMatch(/Sofía/);
  });

  it('records every export before its first row', async () => {
    await reader.export({}, ana);
    await reader.export({}, ana);
    expect(audit.entries.summaries).toEqual(Array(2).fill('Ana descargó una hoja de pedidos'));
  });
});
