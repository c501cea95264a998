import request from 'supertest';
import { DataSource } from 'typeorm';
import { aTransferRequest } from './builders/customer-request.builder.js';
import { OrderingShop } from './support/ordering-shop.js';

describe('the data of the shop', () => {
  describe('outside production', () => {
    let orders: OrderingShop;
    beforeAll(async () => {
      orders = await OrderingShop.open();
    });
    afterAll(() => orders.close());

    it('is demonstration data, with an ETag against repeated transfers', async () => {
      const { body, headers } = await orders.api().get('/api/settings').expect(200);
      expect(body).toMatchObject({
        contact: { phone: '+57 300 000 0000', whatsapp: '573000000000', email: orders.shop.env.shopEmail },
        legal: { name: 'Sigerist', taxId: '900.000.000-0' },
        bank: { name: 'Bancolombia', type: 'Ahorros', account: '000-000000-00', holder: 'Sigerist' },
      });
      expect(headers['cache-control']).toContain('public');
      await orders.api().get('/api/settings').set('If-None-Match', headers.etag!).expect(304);
    });
  });

  describe('in production before the owner filled it in', () => {
    let orders: OrderingShop;
    const api = () => orders.api();
    beforeAll(async () => {
      orders = await OrderingShop.open({ production: true, apiDocs: false, shopEmail: 'ventas@example.com' });
    });
    afterAll(() => orders.close());

    it('is null where only a placeholder is known', async () => {
      const { body, text } = await api().get('/api/settings').expect(200);
      expect(body).toMatchObject({
        contact: { phone: null, whatsapp: null, email: 'ventas@example.com' },
        legal: { taxId: null },
        bank: null,
      });
      expect(text).not.toMatch(/300 000 0000|573000000000|900\.000\.000|000-000000-00/);
    });

    it('accepts no order by bank transfer, and keeps the cart', async () => {
      const sessionId = await orders.filledCart();
      const { body } = await api().post('/api/orders/bank-transfer').send(aTransferRequest(sessionId)).expect(422);
      expect(body).toMatchObject({
        code: 'order.transfer_unavailable',
        message: 'Por ahora no recibimos transferencias bancarias. Elige otra forma de pago.',
      });
      expect((await api().get(`/api/cart/${sessionId}`)).body).toHaveLength(1);
    });

    it('accepts an order that a code makes free, and makes it', async () => {
      const code = `INSERT INTO discount_code (code, percent) VALUES ('REGALADO', 100)`;
      await orders.shop.app.get(DataSource).query(code);
      const sessionId = await orders.filledCart();
      await api().put(`/api/cart/${sessionId}/discount`).send({ code: 'regalado' }).expect(200);
      const sent = { ...aTransferRequest(sessionId), total: 0 };
      const order = () => api().post('/api/orders/bank-transfer').send(sent);
      const { body } = await order().expect(201);
      expect(body).toMatchObject({ status: 'paid', isFree: true, paymentMethod: 'FREE', total: 0, bankTransfer: null });
      expect((await order().expect(201)).body).toMatchObject({ orderNumber: body.orderNumber });
    });

    it('shows no placeholder on its pages', async () => {
      for (const page of ['/', '/terminos', '/faq', '/checkout']) {
        const { text } = await request(orders.shop.app.getHttpServer()).get(page).expect(200);
        expect(text).not.toMatch(/300 000 0000|573000000000|900\.000\.000|000-000000-00/);
      }
    });

    it.each(['/api/docs', '/api/docs-json', '/api/docs/swagger-ui.css'])('does not serve %s', async (path) => {
      const { body } = await api().get(path).expect(404);
      expect(body).toMatchObject({ statusCode: 404, code: 'request.not_found' });
    });
  });
});
