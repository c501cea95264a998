import request from 'supertest';
import { DataSource } from 'typeorm';
import type { AuditPageDto, AuditPersonDto } from '../src/audit/adapters/http/audit-log.dto.js';
import { ManageStaff } from '../src/identity/index.js';
import { aPicture } from './support/pictures.js';
import { OrderingShop } from './support/ordering-shop.js';
import { PASSWORD } from './support/shopper.js';

type Agent = ReturnType<typeof request.agent>;

/** The kind of entry that each writing operation of staff makes. A new operation is added here, with its call, or the test fails. */
const ACTS: Record<string, string> = {
  changeOrderStatus: 'order_money',
  requestBalance: 'order_money',
  giveBankAccount: 'order_money',
  recordReceipt: 'order_money',
  reverseReceipt: 'order_money',
  giveAllowance: 'order_money',
  createShipment: 'order_status',
  addStaffNote: 'order_note',
  resendOrderMail: 'order_mail',
  decideOpenMoney: 'payment',
  askForReconciliation: 'payment',
  recordPayout: 'payment',
  checkStatement: 'read',
  checkPayment: 'payment',
  toggleChatbot: 'chatbot',
  saveChatbotHours: 'chatbot',
  saveKeywords: 'chatbot',
  addKeyword: 'chatbot',
  answerMiss: 'faq',
  dismissMiss: 'faq',
  takeConversation: 'conversation',
  releaseConversation: 'conversation',
  replyToConversation: 'conversation',
  eraseConversation: 'conversation',
  answerRequest: 'customer_request',
  correctOrder: 'correction',
  nameOrderPiece: 'order_piece',
  pressAtWorkbench: 'order_piece',
  proposeRefund: 'refund',
  askForRefund: 'refund',
  decideRefund: 'refund',
  sendRefundLink: 'refund',
  addRefundEvidence: 'refund',
  uploadMedia: 'media',
  sendFinishedPhoto: 'finished_photo',
  releaseFinishedPhoto: 'finished_photo',
  dropChangeSet: 'change_set',
  publishChangeSet: 'change_set',
  revertChangeSet: 'change_set',
  approveChangeSet: 'change_set',
  refuseChangeSet: 'change_set',
  answerOpeningQuestion: 'change_set',
};

/** Operations that record nothing here, and why. */
const WITHOUT: Record<string, string> = {
  createChangeSet: 'nobody sees a draft; its publication is recorded',
  editChangeSet: 'nobody sees a draft; its publication is recorded',
  testChatbot: 'stores nothing',
  confirmIdentity: 'changes nothing but the own session',
};

/** Folders of the API whose acts have tests of their own beside their use cases. */
const ELSEWHERE = /^\/api\/(staff|auth)\b/;

describe('the audit log', () => {
  let orders: OrderingShop;
  let staff: Agent;
  const log = async (query = '') => (await staff.get(`/api/audit-log${query}`).expect(200)).body as AuditPageDto;
  const summaries = async (query = '') => (await log(query)).items.map(({ summary }) => summary);
  const confirmMyself = () => staff.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);

  beforeAll(async () => {
    orders = await OrderingShop.open();
    staff = await orders.staff();
    await orders.shop.app.get(DataSource).query("UPDATE account SET name = 'Ana' WHERE email = 'taller@example.com'");
  });
  afterAll(() => orders.close());

  it('has a row for every operation of staff that writes', async () => {
    const { paths } = (await orders.api().get('/api/docs-json').expect(200)).body as {
      paths: Record<string, Record<string, { operationId: string; summary?: string }>>;
    };
    const writing = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method, { summary }]) => method !== 'get' && /\((staff|owner)\)/.test(summary ?? ''))
        .filter(() => !ELSEWHERE.test(path))
        .map(([, { operationId }]) => operationId),
    );
    expect(writing.filter((id) => !(id in ACTS) && !(id in WITHOUT))).toEqual([]);
  });

  it('describes a day of work in sentences, with the values before and after, and nothing about the customer', async () => {
    const customer = { name: 'Catalina Rincón', email: 'catalina@example.com' };
    const { id, orderNumber, total } = await orders.anOrder(customer);
    await staff.get('/api/orders?search=Catalina').expect(200);
    for (let look = 0; look < 3; look++) await staff.get(`/api/orders/${id}`).expect(200);
    const received = { amount: total, reference: 'M-1 de Catalina' };
    await staff.patch(`/api/orders/${id}/status`).send({ status: 'paid', received }).expect(200);
    await staff.patch(`/api/orders/${id}/status`).send({ status: 'paid' }).expect(409);
    await staff.post(`/api/orders/${id}/notes`).send({ text: 'Catalina llama mañana' }).expect(200);
    await staff.post(`/api/orders/${id}/mail`).expect(204);
    await staff.post('/api/chatbot/toggle').send({ active: false }).expect(200);
    await staff.post('/api/chatbot/hours').send({ start: '08:00', end: '17:00' }).expect(200);
    await staff
      .put('/api/chatbot/keywords')
      .send({ keywords: ['persona'] })
      .expect(200);
    const file = await aPicture('png', 30, 40);
    await staff.post('/api/media').attach('file', file, 'foto.png').expect(201);
    const changes = [{ entity: 'product', id: 1, field: 'price', value: 450_000 }];
    const { body: set } = await staff.post('/api/change-sets').send({ changes }).expect(201);
    await staff.post(`/api/change-sets/${set.id}/publish`).send({ confirm: true }).expect(200);
    await staff.post(`/api/change-sets/${set.id}/revert`).send({ confirm: true }).expect(201);

    const { items } = await log();
    const entries = items.map(({ summary }) => summary).toReversed();
    expect(entries.map((summary) => summary.replace(/cambio: .*/, 'cambio'))).toEqual([
      'La tienda creó la cuenta taller@example.com del equipo',
      expect.stringMatching(/entró al panel desde «.+»/),
      'Ana buscó en los pedidos',
      `Ana miró el pedido ${orderNumber}`,
      `Ana confirmó la transferencia de ${orderNumber} por $${total.toLocaleString('es-CO')}`,
      `Ana escribió una nota en ${orderNumber}`,
      `Ana envió otra vez el último correo de ${orderNumber}`,
      'Ana apagó el chatbot',
      'Ana cambió el horario de atención a 08:00–17:00',
      'Ana cambió las palabras que pasan el chat a una persona',
      'Ana subió una foto',
      'Ana publicó un cambio',
      'Ana deshizo un cambio',
    ]);
    expect(items.find(({ kind }) => kind === 'order_money')).toMatchObject({
      before: { status: 'pending_transfer' },
      after: { status: 'paid', received: total },
    });
    const rows = await orders.shop.app.get(DataSource).query<object[]>('SELECT * FROM audit_log');
    expect(JSON.stringify(rows)).not.toMatch(/Catalina|catalina@|Sofía|M-1/);
  });

  it('keeps logins, refusals and logouts, but no email that proved nothing', async () => {
    const wrong = { email: 'taller@example.com', password: 'no-es-esta-clave' };
    await orders.api().post('/api/login').send(wrong).expect(401);
    await orders
      .api()
      .post('/api/login')
      .send({ ...wrong, email: 'nadie@example.com' })
      .expect(401);
    const phone = request.agent(orders.shop.app.getHttpServer());
    await phone
      .post('/api/login')
      .send({ ...wrong, password: PASSWORD })
      .expect(200);
    await phone.post('/api/logout').expect(204);
    expect(await summaries('?kind=login_refused,logout')).toEqual([
      'Ana salió del panel',
      'ta•••@example.com no pudo entrar al panel',
    ]);
  });

  it('is filtered by person, kind and day, and read page by page', async () => {
    const people = (await staff.get('/api/audit-log/people').expect(200)).body as AuditPersonDto[];
    const ana = people.find(({ name }) => name === 'Ana')!;
    expect(await summaries(`?actor=${ana.id}&kind=media`)).toEqual(['Ana subió una foto']);
    expect(await summaries('?actor=shop&kind=media')).toEqual([]);
    expect(await summaries('?to=2026-01-01')).toEqual([]);
    const all = await summaries();
    const first = await log('?limit=3');
    const second = await log(`?limit=100&cursor=${encodeURIComponent(first.nextCursor!)}`);
    expect([...first.items, ...second.items].map(({ summary }) => summary)).toEqual(all);
    expect(second.nextCursor).toBeNull();
  });

  it.each([
    'from=ayer',
    'to=2026-02-31',
    'actor=Ana',
    'kind=todo',
    'limit=0',
    'limit=101',
    'cursor=x',
    'cursor=2026-99-99T00:00:00.000Z_1',
  ])('refuses %s', async (query) => {
    const { body } = await staff.get(`/api/audit-log?${query}`).expect(400);
    expect(Object.keys(body.fields as object)).toEqual([query.split('=')[0]]);
  });

  it('is exported as a sheet to the owner with a confirmed identity', async () => {
    await staff.get('/api/audit-log/export').expect(403, /auth.password_again/);
    await confirmMyself();
    await orders.shop.app.get(DataSource).query("UPDATE account SET name = '=1+1' WHERE email = 'taller@example.com'");
    await staff.post('/api/chatbot/toggle').send({ active: true }).expect(200);
    const { text, headers } = await staff.get('/api/audit-log/export?kind=chatbot').expect(200);
    expect(headers['content-disposition']).toContain('registro.csv');
    expect(text.split('\r\n')[1]).toMatch(
      /^"[\d :-]+";"'=1\+1";"Chatbot";"'=1\+1 encendió el chatbot";"Chatbot encendido: No";"Chatbot encendido: Sí"/,
    );
    expect((await summaries('?kind=export'))[0]).toContain('descargó el registro');

    await orders.shop.app.get(ManageStaff).add('bea@sigerist.co', PASSWORD, 'taller');
    const worker = request.agent(orders.shop.app.getHttpServer());
    await worker.post('/api/login').send({ email: 'bea@sigerist.co', password: PASSWORD }).expect(200);
    for (const path of ['', '/people', '/export']) await worker.get(`/api/audit-log${path}`).expect(403);
  });
});
