import { aPersonalisation } from '../../../../test/builders/cart.builder.js';
import { aCardPayment, aCustomer, aPurchase, anOrderLine } from '../../../../test/builders/purchase.builder.js';
import { Order } from '../../domain/order.js';
import { ordersCsv } from './orders-csv.js';

async function sheetOf(name: string): Promise<string[]> {
  const lines = [
    anOrderLine({ name: 'Mochila', personalisation: aPersonalisation({ personalization: 'Sofía' }) }),
    ...['Maleta', 'Cambiador'].map((piece) =>
      anOrderLine({ name: piece, quantity: 1, kitId: 'a', personalisation: aPersonalisation() }),
    ),
  ];
  const purchase = aPurchase({ lines, customer: aCustomer({ name }) });
  const placement = { purchase, payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
  const order = Order.place(crypto.randomUUID(), placement, new Date('2026-11-24T03:00:00Z'));
  async function* one() {
    yield await Promise.resolve(order);
  }
  let text = '';
  for await (const part of ordersCsv(one())) text += part;
  return text.split('\r\n');
}

describe('orders as a sheet', () => {
  it('has a line for each order, with dates of Bogota, that Excel opens with its accents', async () => {
    const [head, line, rest] = await sheetOf('Laura "Lala" Peña; Díaz');
    expect(head).toMatch(/^\uFEFF"Pedido";"Fecha";"Estado"/);
    expect(line).toContain(';"2026-11-23";"Pagado";"Laura ""Lala"" Peña; Díaz";');
    expect(line).toContain('2 × Mochila, 1 × Kit de lujo de 2 piezas (Maleta, Cambiador)";"Sofía"');
    expect(line).toContain(';"Tarjeta";');
    expect(rest).toBe('');
  });

  it.each(['=HYPERLINK("http://x")', '+57', '-1', '@SUM(A1)', '\t=1'])(
    'never begins a cell as the formula %j',
    async (name) => {
      expect((await sheetOf(name))[1]).toContain(`;"'${name.replaceAll('"', '""')}";`);
    },
  );
});
