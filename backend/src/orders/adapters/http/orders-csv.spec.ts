import { aPersonalisation } from '../../../../test/builders/cart.builder.js';
import { aCardPayment, aCustomer, aPurchase, anOrderLine } from '../../../../test/builders/purchase.builder.js';
import { Order } from '../../domain/order.js';
import { ordersCsv } from './orders-csv.js';

async function sheetOf(name: string, phone = '300 123 4567'): Promise<string[]> {
  const lines = [
    anOrderLine({ name: 'Mochila', personalisation: aPersonalisation({ personalization: 'Sofía' }) }),
    ...['Maleta', 'Cambiador'].map((piece) =>
      anOrderLine({ name: piece, quantity: 1, kitId: 'a', personalisation: aPersonalisation() }),
    ),
  ];
  const purchase = aPurchase({ lines, customer: aCustomer({ name, phone }) });
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

  it.each(['=HYPERLINK("http://x")', '+57', '-1', '@SUM(A1)', '＝1+1'])(
    'never begins a cell as the formula %j',
    async (name) => {
      expect((await sheetOf(name))[1]).toContain(`;"'${name.replaceAll('"', '""')}";`);
    },
  );

  it.each([
    ['\t=1', "'\t'=1"],
    ['Ana,=cmd', "Ana,'=cmd"],
  ])('begins no cell as a formula where a program splits %j at tabs or commas', async (name, cell) => {
    expect((await sheetOf(name))[1]).toContain(`;"${cell}";`);
  });

  it('has phones as phones, with their country', async () => {
    expect((await sheetOf('Laura', '300 123 4567'))[1]).toContain(';"+57 300 123 4567";');
    expect((await sheetOf('Laura', '00297 560 1234'))[1]).toContain(';"+297 5601234";');
    expect((await sheetOf('Laura', '=1+1'))[1]).toContain(`;"'=1+1";`);
  });
});
