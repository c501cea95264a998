import type { ConversationPageDto } from '../src/chatbot/adapters/http/conversation.dto.js';
import type { ConversationCustomerDto } from '../src/chatbot/adapters/http/customer.dto.js';
import { Orders } from '../src/orders/application/orders.port.js';
import { Order } from '../src/orders/domain/order.js';
import { aCardPayment, aCustomer, aPurchase } from './builders/purchase.builder.js';
import { type Agent, ChatShop } from './support/chat-shop.js';
import { eventually } from './support/eventually.js';

/** The customer's details beside a conversation. */
describe('the customer of a conversation', () => {
  let chat: ChatShop;
  let staff: Agent;

  beforeAll(async () => {
    chat = await ChatShop.open();
    staff = await chat.staff();
  });
  afterAll(() => chat.close());

  const placed = async (phone: string, email: string, minute: number): Promise<Order> => {
    const purchase = aPurchase({ customer: aCustomer({ phone, email }) });
    const placement = { purchase, payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
    const order = Order.place(crypto.randomUUID(), placement, new Date(Date.UTC(2026, 0, 15, 15, minute)));
    await chat.shop.app.get(Orders).add(order);
    return order;
  };
  const idOf = (number: string): Promise<string> =>
    eventually(async () => {
      const { items } = (await staff.get('/api/chatbot/conversations?limit=100').expect(200))
        .body as ConversationPageDto;
      const found = items.find(({ phone }) => phone === number);
      expect(found).toBeDefined();
      return found!.id;
    });

  it('has the written emails and the newest five orders of phone and emails', async () => {
    const number = '573115550001';
    const orders: Order[] = [];
    for (let minute = 0; minute < 5; minute += 1) orders.push(await placed('311 555 0001', 'a@example.com', minute));
    orders.push(await placed('320 111 2233', 'Camila@Example.com', 9));
    await placed('311 555 0002', 'b@example.com', 10);
    await chat.deliver({ messages: [chat.message(number, 'mi correo es camila@example.com')] });
    const id = await idOf(number);
    const { body, headers } = await staff.get(`/api/chatbot/conversations/${id}/customer`).expect(200);
    const newest = orders.reverse().slice(0, 5);
    expect(body as ConversationCustomerDto).toEqual({
      phone: number,
      emails: ['camila@example.com'],
      orders: newest.map((order) => ({
        id: order.id,
        orderNumber: order.number,
        status: 'paid',
        createdAt: order.createdAt.toISOString(),
        total: order.purchase.finalTotal,
      })),
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is for staff only', async () => {
    const number = chat.newNumber();
    await chat.deliver({ messages: [chat.message(number, 'hola')] });
    const id = await idOf(number);
    await chat.api().get(`/api/chatbot/conversations/${id}/customer`).expect(401);
    await staff.get(`/api/chatbot/conversations/${crypto.randomUUID()}/customer`).expect(404);
  });
});
