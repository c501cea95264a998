import { generateSync } from 'otplib';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';
import { Ledger } from '../src/money/index.js';
import { ManageStaff } from '../src/identity/index.js';
import type { BankTransferOrderDto } from '../src/orders/adapters/http/bank-transfer.dto.js';
import type { StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import { OrderingShop } from './support/ordering-shop.js';
import { PASSWORD, shopper } from './support/shopper.js';

/** Operations for anyone, by operation id. A new public operation is added here on purpose or this test fails. */
const PUBLIC = [
  ...['listProducts', 'listProductGroups', 'getProduct', 'getPricing', 'listFaq'],
  ...['getCart', 'addToCart', 'setCartItemQuantity', 'editCartItem', 'removeCartItem', 'clearCart', 'restoreCartItems'],
  ...['addKit', 'setKitQuantity', 'editKit', 'removeKit'],
  ...[
    'getCartTotals',
    'applyDiscount',
    'removeDiscount',
    'setCartExpress',
    'keepDesign',
    'getDesign',
    'sendContactMessage',
  ],
  ...['register', 'login', 'logout', 'checkAuth', 'forgotPassword', 'resetPassword'],
  ...['createWidgetConfig', 'completePayment', 'completeExternalPayment', 'findPayment', 'receivePaymentEvent'],
  ...['getOrderByTransaction', 'orderByBankTransfer', 'trackOrder', 'namePiece', 'startOrderPayment'],
  ...['getOwnOrder', 'getOrderDetails', 'correctOwnOrder', 'requestOrderLink', 'openOrderLink'],
  ...['getRequestOptions', 'submitRequest'],
  ...['verifyWebhook', 'receiveWebhook'],
  ...['getSettings', 'requestPersonalData', 'exportPersonalData', 'erasePersonalData'],
  ...['getLinkedRefund', 'giveRefundAccount'],
  ...['sendChatMessage', 'readChat'],
  ...['getStaffInvitation', 'acceptStaffInvitation', 'getPasskeyOptions', 'logInWithPasskey'],
  ...['getLinkedInvitation', 'acceptLinkedInvitation'],
  ...['getLinkedPhoto', 'getLinkedPhotoImage', 'answerLinkedPhoto'],
  ...['getFinishedPhoto', 'getFinishedPhotoImage', 'answerFinishedPhoto', 'getOwnPhoto'],
  ...['getLiveness', 'getReadiness', 'reportClientError', 'reportCspViolation', 'reportWebVitals'],
];

/** Operations for every logged-in person. Those of no list above need staff. */
const SIGNED_IN = [
  ...['getAccount', 'changeAccount', 'changePassword', 'confirmEmail', 'exportAccount', 'deleteAccount'],
];

/** Operations for logged-in customers, who are no staff. */
const SHOPPERS = ['listMyOrders'];

/** Operations for the owner alone: prices, codes, settings, refunds, people, audit log and exports. */
const OWNER = [
  ...['askForRefund', 'decideRefund', 'readRefundAccount', 'sendRefundLink'],
  ...['addRefundEvidence', 'readRefundEvidence'],
  ...['createChangeSet', 'editChangeSet', 'dropChangeSet', 'publishChangeSet', 'revertChangeSet', 'uploadMedia'],
  'answerOpeningQuestion',
  ...['approveChangeSet', 'refuseChangeSet', 'giveBankAccount'],
  ...['checkStatement', 'recordPayout', 'giveAllowance', 'reverseReceipt'],
  ...['listOpenMoney', 'decideOpenMoney', 'askForReconciliation'],
  ...['exportOrders', 'listStaff', 'inviteStaff', 'changeStaff', 'removeStaff'],
  ...['listAuditLog', 'listAuditPeople', 'exportAuditLog'],
  ...['listStaffSessions', 'endStaffSessions', 'endStaffSession'],
  ...['toggleChatbot', 'saveChatbotHours', 'saveKeywords', 'answerMiss', 'addKeyword', 'dismissMiss'],
];

/** Operations for the workshop, too, besides those of `ANY_STAFF`: orders, photos and conversations, and reading what the owner set. */
const WORKSHOP = [
  ...['countOrders', 'summariseOrders', 'listOrdersOfSamePieces', 'changeOrderStatus'],
  ...[
    'correctOrder',
    'nameOrderPiece',
    'createShipment',
    'requestBalance',
    'recordReceipt',
    'addStaffNote',
    'resendOrderMail',
  ],
  ...['listRefunds', 'countDueRefunds', 'listOrderRefunds', 'proposeRefund'],
  ...['listRequests', 'listUnrefundedRequests', 'listRequestsOfOrder', 'answerRequest'],
  ...['checkPayment'],
  ...['listOpenPhotos', 'sendFinishedPhoto', 'getOrderPhotos', 'getOrderPhotoImage', 'releaseFinishedPhoto'],
  ...['listWorkbenchOrders', 'pressAtWorkbench'],
  ...['listConversations', 'getConversation', 'getConversationCustomer', 'takeConversation', 'releaseConversation'],
  ...['replyToConversation', 'eraseConversation'],
  ...['getChatbotStatus', 'testChatbot', 'listKeywords', 'listMisses'],
  ...['listChangeSets', 'getChangeSet', 'listDiscountCodes', 'listMedia', 'listShopRows', 'getShopRow'],
  ...['listMissingSettings', 'listConfirmedQuestions', 'getToday'],
];

/** Operations of the books for the owner and the accountant alone. */
const BOOKS = ['exportEntries', 'listReconciliations'];

/** Operations for staff of every role, and the only ones of an accountant besides `BOOKS`: orders to read, and how the person logs in. */
const ANY_STAFF = [
  ...['listOrders', 'getOrder'],
  ...['getMoneySummary', 'listOwingOrders', 'listEntries', 'getMoneyMonth'],
  ...['proveSecondFactor', 'confirmIdentity', 'getMySecondFactor', 'getNewPasskeyOptions', 'addPasskey'],
  ...[
    'removePasskey',
    'beginAuthenticatorApp',
    'confirmAuthenticatorApp',
    'removeAuthenticatorApp',
    'renewRecoveryCodes',
  ],
  ...['listMySessions', 'endMySession', 'endMyOtherSessions'],
];

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** An operation of the document, as these tests call it. */
interface Called {
  readonly id: string;
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly responses: readonly string[];
}

/** A caller: a guest or a logged-in browser. */
type Caller = Pick<ReturnType<typeof request.agent>, (typeof METHODS)[number]>;

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Record<string, Schema>;
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly responses: Record<
    string,
    { readonly description?: string; readonly content?: Record<string, { readonly examples?: object }> }
  >;
  readonly parameters?: readonly { readonly name: string; readonly description?: string; readonly schema: Schema }[];
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

describe('the operations of the OpenAPI document', () => {
  let shop: TestApp;
  let operations: Called[];
  let document: Document;
  const guest = (): Caller => request(shop.app.getHttpServer());
  const staffOnly = () => operations.filter(({ id }) => ![...PUBLIC, ...SIGNED_IN, ...SHOPPERS].includes(id));

  /** `operation status code` of a call with an empty body, for readable differences. */
  const call = async (agent: Caller, { id, method, path }: Called) => {
    const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const answer = await (method === 'get' ? agent.get(url) : agent[method](url).send({}));
    const { code } = answer.body as { code?: string };
    return `${id} ${answer.status} ${code}`;
  };
  const callAll = (agent: () => Caller, of: readonly Called[]) =>
    Promise.all(of.map((operation) => call(agent(), operation)));

  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
    document = (await guest().get('/api/docs-json').expect(200)).body as Document;
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      METHODS.filter((method) => methods[method]).map((method) => {
        const { operationId, responses } = methods[method]!;
        return { id: operationId, method, path, responses: Object.keys(responses) };
      }),
    );
  });
  afterAll(() => shop.close());

  it('lists only operations that exist', () => {
    const ids = operations.map(({ id }) => id);
    const listed = [PUBLIC, SIGNED_IN, SHOPPERS, OWNER, WORKSHOP, BOOKS, ANY_STAFF].flat();
    expect(listed.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has a role for each operation of staff: a new one is put into a list on purpose', () => {
    const roles = [...OWNER, ...WORKSHOP, ...BOOKS, ...ANY_STAFF];
    expect(new Set(roles)).toHaveProperty('size', roles.length);
    expect(
      staffOnly()
        .map(({ id }) => id)
        .filter((id) => !roles.includes(id)),
    ).toEqual([]);
  });

  it('answers 401 to guests for everything that is not public', async () => {
    const closed = operations.filter(({ id }) => !PUBLIC.includes(id));
    expect(closed.length).toBeGreaterThan(10);

    expect(await callAll(guest, closed)).toEqual(closed.map(({ id }) => `${id} 401 auth.required`));
  });

  it('answers 403 to shoppers for everything that needs staff', async () => {
    const { browser } = await shopper(shop);

    const forbidden = staffOnly().map(({ id }) => `${id} 403 auth.forbidden`);
    expect(await callAll(() => browser, staffOnly())).toEqual(forbidden);
    for (const operation of operations.filter(({ id }) => [...SIGNED_IN, ...SHOPPERS].includes(id)))
      expect(await call(browser, operation)).not.toMatch(/auth\./);
  });

  it.each([
    ['the workshop', 'taller', [...OWNER, ...BOOKS]],
    ['an accountant', 'contador', [...OWNER, ...WORKSHOP]],
  ] as const)('answers 403 to %s for everything of other roles, and for nothing else', async (_, role, closed) => {
    await shop.app.get(ManageStaff).add(`${role}@sigerist.co`, PASSWORD, role);
    const browser = request.agent(shop.app.getHttpServer());
    await browser
      .post('/api/login')
      .send({ email: `${role}@sigerist.co`, password: PASSWORD })
      .expect(200);

    const answers = await callAll(() => browser, staffOnly());
    const forbidden = answers.filter((answer) => answer.endsWith('403 auth.forbidden'));
    expect(forbidden.sort()).toEqual(closed.map((id) => `${id} 403 auth.forbidden`).sort());
    const ofShoppers = operations.filter(({ id }) => SHOPPERS.includes(id));
    expect(await callAll(() => browser, ofShoppers)).toEqual(SHOPPERS.map((id) => `${id} 403 auth.forbidden`));
  });

  it('asks no guest of a public operation to log in', async () => {
    const open = operations.filter(({ id }) => PUBLIC.includes(id));
    const refused = (await callAll(guest, open)).filter((answer) => /auth\.(required|forbidden)/.test(answer));

    expect(refused).toEqual([]);
  });

  it('documents 401 and 403 where they are answered', () => {
    const closed = operations.filter(({ id }) => !PUBLIC.includes(id));
    expect(closed.filter(({ responses }) => !responses.includes('401'))).toEqual([]);
    expect(staffOnly().filter(({ responses }) => !responses.includes('403'))).toEqual([]);
  });

  describe('the document', () => {
    it('describes every operation, parameter and field', () => {
      const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
      );
      const parts = [
        ...operations.map(({ name, summary }) => [name, summary]),
        ...operations.flatMap(({ name, parameters = [] }) =>
          parameters.map((parameter) => [`${name} ${parameter.name}`, parameter.description]),
        ),
        ...Object.entries(document.components.schemas).flatMap(([schema, { properties = {} }]) =>
          Object.entries(properties).map(([field, { description }]) => [`${schema}.${field}`, description]),
        ),
      ];
      expect(parts.length).toBeGreaterThan(150);
      expect(parts.filter(([, text]) => !text?.trim()).map(([name]) => name)).toEqual([]);
    });

    // A class of a body or an answer that is not in a file named *.dto.ts has none.
    it('describes the fields of every body and answer', () => {
      const empty = Object.entries(document.components.schemas).filter(
        ([, { type, properties }]) => type === 'object' && Object.keys(properties ?? {}).length === 0,
      );
      expect(empty.map(([schema]) => schema)).toEqual([]);
    });

    it('documents the refusal of foreign origins and an example of every error', () => {
      const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { responses }]) => ({ name: `${method} ${path}`, method, responses })),
      );
      const silent = operations.filter(({ method, responses }) => method !== 'get' && !responses['403']);
      expect(silent.map(({ name }) => name)).toEqual([]);
      const withoutExample = operations.flatMap(({ name, responses }) =>
        Object.entries(responses)
          .filter(([status, { content }]) => Number(status) >= 400 && !content?.['application/json']?.examples)
          .map(([status]) => `${name} ${status}`),
      );
      expect(withoutExample).toEqual([]);
    });

    it('states the numbers of every limit of accounts and privacy that answers 429', () => {
      const paths = /^\/api\/(account|register|login|forgot-password|reset-password|privacy)/;
      const limited = Object.entries(document.paths).filter(([path]) => paths.test(path));
      const silent = limited.flatMap(([path, methods]) =>
        Object.entries(methods)
          .filter(
            ([, { responses }]) => responses['429'] && !/At most \d|After \d/.test(responses['429'].description ?? ''),
          )
          .map(([method]) => `${method} ${path}`),
      );
      expect(silent).toEqual([]);
    });

    it('describes numbers as integers, except for the times and shifts that browsers measure', () => {
      const { WebVitalsDto, ...whole } = document.components.schemas;
      expect(WebVitalsDto?.properties?.lcp).toMatchObject({ type: 'number' });
      expect(JSON.stringify([document.paths, whole])).not.toContain('"type":"number"');
      expect(document.components.schemas.PriceLineDto?.properties?.amount).toMatchObject({ type: 'integer' });
    });

    it.each([
      ['AddToCartDto', 'quantity', { minimum: 1, maximum: 99 }],
      ['AddToCartDto', 'price', { minimum: 1 }],
      ['AddToCartDto', 'productId', { minimum: 1, maximum: 2_147_483_647 }],
      ['AddToCartDto', 'sessionId', { pattern: '^[A-Za-z0-9_-]{8,128}$' }],
      ['AddToCartDto', 'personalization', { type: 'string', maxLength: 20, nullable: true }],
      ['EditCartItemDto', 'keychainPersonalization', { type: 'string', maxLength: 12, nullable: true }],
      ['EditCartItemDto', 'specialRequest', { type: 'string', maxLength: 200, nullable: true }],
      ['SetQuantityDto', 'quantity', { minimum: 1, maximum: 99 }],
      ['DesignDto', 'name', { maxLength: 20 }],
      ['ContactMessageDto', 'message', { maxLength: 2000 }],
    ])('states the limits of %s.%s', (schema, field, limits) => {
      expect(document.components.schemas[schema]?.properties?.[field]).toMatchObject(limits);
    });
  });
});

/** Every state of a login, against an order whose number, email and transaction the caller knows. */
describe('the order of somebody else', () => {
  const CUSTOMER = {
    name: 'Catalina Zuluaga',
    email: 'catalina@example.com',
    phone: '315 777 8899',
    address: 'Transversal 39B # 71-57, apto 802',
    city: 'Sabaneta',
  };
  const PERSONAL = /Catalina|Zuluaga|catalina@|315\D?777|Transversal|71-57|Sabaneta|Emiliano|Florencia/i;
  const TRANSACTION = '11004-1718123303-80111';
  type Browser = ReturnType<typeof request.agent>;
  const callers: Record<string, Browser> = {};
  let orders: OrderingShop;
  let order: BankTransferOrderDto;
  let sessionId: string;

  beforeAll(async () => {
    orders = await OrderingShop.open({ staffSecondFactor: 'required' });
    const { shop } = orders;
    const browser = () => request.agent(shop.app.getHttpServer());
    const staff = async (email: string) => {
      const agent = browser();
      const { body } = await agent.post('/api/login').send({ email, password: PASSWORD }).expect(200);
      return { agent, step: (body as { secondFactor?: string }).secondFactor };
    };
    for (const name of ['ana', 'bea']) await shop.app.get(ManageStaff).add(`${name}@sigerist.co`, PASSWORD);
    const whole = await staff('ana@sigerist.co');
    const { secret } = (await whole.agent.post('/api/auth/code-app').expect(200)).body as { secret: string };
    await whole.agent
      .post('/api/auth/code-app/confirm')
      .send({ secret, code: generateSync({ secret }) })
      .expect(201);
    const [proving, enrolling] = [await staff('ana@sigerist.co'), await staff('bea@sigerist.co')];
    expect([proving.step, enrolling.step]).toEqual(['prove', 'enrol']);
    Object.assign(callers, {
      'a guest': browser(),
      'a shopper': (await shopper(shop)).browser,
      'a shopper who registered with the email of the order': (await shopper(shop, { email: CUSTOMER.email })).browser,
      'staff before their second factor': proving.agent,
      'staff who must set up a second factor': enrolling.agent,
      'staff in the panel': whole.agent,
    });

    sessionId = await orders.filledCart(
      { personalization: 'Emiliano', addNameEmbroidery: true },
      { personalization: '', hasBordado: true, productId: 2 },
    );
    const body = aTransferRequest(sessionId, CUSTOMER);
    order = (await orders.api().post('/api/orders/bank-transfer').send(body).expect(201)).body as BankTransferOrderDto;
    expect(order.nameablePieces).toHaveLength(1);
    await shop.app
      .get(DataSource)
      .query('UPDATE shop_order SET transaction_id = $1 WHERE id = $2', [TRANSACTION, order.id]);
    const paid = { kind: 'payment', method: 'CARD', provider: 'wompi', transactionId: TRANSACTION } as const;
    await shop.app.get(Ledger).record({ ...paid, amount: 1_000, orderId: order.id, actor: 'provider' });
  });
  afterAll(() => orders.close());

  const stored = async () =>
    (await callers['staff in the panel']!.get(`/api/orders/${order.id}`).expect(200)).body as StaffOrderDto;

  it.each([
    'a guest',
    'a shopper',
    'a shopper who registered with the email of the order',
    'staff before their second factor',
    'staff who must set up a second factor',
    'staff in the panel',
  ])('shows nothing personal to %s on the operations of customers, and stays as it is', async (name) => {
    const browser = callers[name]!;
    const before = await stored();
    const { orderNumber } = order;
    const { email } = CUSTOMER;
    const known = { orderNumber, email };
    const { position } = order.nameablePieces[0]!;
    const { version } = before.details;
    const shipping = { address: 'Calle 1 # 2-3', city: 'Cali', department: 'Valle del Cauca' };
    const pieces = [{ position: 0, quantity: 1 }];
    // The payment comes first, because its cookie must open nothing afterwards.
    const calls: [method: 'get' | 'post', path: string, body: object | undefined, statuses: number[]][] = [
      ['post', 'payment/order', known, [200]],
      ['get', `orders/transaction/${TRANSACTION}`, undefined, [200]],
      ['post', 'payment/complete', { transactionId: TRANSACTION }, [200, 404, 503]],
      ['post', 'orders/track', known, [200]],
      ['get', `orders/own/${orderNumber}`, undefined, [404]],
      ['post', 'orders/details', known, [404]],
      ['post', 'orders/corrections', { ...known, version, shipping, phone: '300 000 0000' }, [404]],
      ['post', 'orders/corrections', { ...known, version, names: [{ position: 0, name: 'Ladrón' }] }, [404]],
      ['post', 'orders/names', { ...known, position, name: 'Ladrón' }, [404]],
      ['post', 'orders/access', { token: 'q7Zt0cVb1mH9eXn4sLr2Aw' }, [422]],
      ['post', 'requests/options', known, [404]],
      ['post', 'requests', { ...known, kind: 'guarantee', pieces, words: 'Se descosió' }, [404]],
      ['get', `finished-photos/of-order/${orderNumber}`, undefined, [200]],
      ['post', 'orders/bank-transfer', aTransferRequest(sessionId, { ...CUSTOMER, phone: '300 000 0000' }), [422]],
      ['post', 'chatbot/messages', { message: `¿En qué va mi pedido ${orderNumber}? Mi correo es ${email}` }, [200]],
      ['get', 'orders/mine', undefined, name.startsWith('a shopper') ? [200] : [401, 403]],
    ];
    for (const [method, path, body, statuses] of calls) {
      const call = browser[method](`/api/${path}`);
      const answer = await (body ? call.send(body) : call);
      expect([path, statuses.includes(answer.status) || answer.status]).toEqual([path, true]);
      expect(`${path} ${answer.text}`).not.toMatch(PERSONAL);
    }
    const { customerName, customerEmail, shipping: address, items, history, details } = await stored();
    const { customerName: n, customerEmail: e, shipping: a, items: i, history: h, details: d } = before;
    expect({ customerName, customerEmail, address, items, history, details }).toEqual({
      ...{ customerName: n, customerEmail: e, address: a, items: i, history: h, details: d },
    });
  });

  it.each(['staff before their second factor', 'staff who must set up a second factor'])(
    'is closed to %s in the panel, too, and so is their account',
    async (name) => {
      const browser = callers[name]!;
      const { details } = await stored();
      const calls = [
        browser.get('/api/orders'),
        browser.get(`/api/orders/${order.id}`),
        browser.post(`/api/orders/${order.id}/corrections`).send({ version: details.version, phone: '300 000 0000' }),
        browser.post(`/api/orders/${order.id}/names`).send({ position: 1, name: 'Ladrón' }),
        browser.get('/api/account'),
        browser.get('/api/account/export'),
        browser.patch('/api/account').send({ name: 'Otra Persona' }),
        browser.post('/api/account/password').send({ currentPassword: PASSWORD, newPassword: 'Tijera-Lila-2026' }),
      ];
      for (const call of calls) {
        const { status, text } = await call;
        expect([401, 403]).toContain(status);
        expect(text).not.toMatch(PERSONAL);
      }
      expect((await stored()).details).toEqual(details);
    },
  );

  it('is named by staff on their own operation, under their name, audited, and its customer is mailed', async () => {
    const browser = callers['staff in the panel']!;
    const { position } = order.nameablePieces[0]!;
    const path = `/api/orders/${order.id}/names`;
    const { body } = await browser.post(path).send({ position, name: 'Florencia' }).expect(200);
    const { laterNames, history } = body as StaffOrderDto;
    expect(laterNames).toMatchObject([{ name: 'Florencia', actor: 'ana@sigerist.co' }]);
    expect(history.at(-1)).toMatchObject({ event: 'details_corrected', actor: 'ana@sigerist.co' });
    const { body: log } = await browser.get('/api/audit-log?kind=order_piece').expect(200);
    expect((log as { items: object[] }).items[0]).toMatchObject({
      summary: expect.stringContaining(order.orderNumber),
    });
    const mails = await orders.mailbox.wait('order', CUSTOMER.email, 2);
    expect(mails.find(({ subject }) => subject!.startsWith('Cambiaron los datos'))!.text).toContain('Florencia');
  });
});
