import request from 'supertest';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';
import { ManageStaff } from '../src/identity/index.js';
import { PASSWORD, shopper } from './support/shopper.js';

/** Operations for anyone, by operation id. A new public operation is added here on purpose or this test fails. */
const PUBLIC = [
  ...['listProducts', 'listProductGroups', 'getProduct', 'getPricing', 'listFaq'],
  ...['getCart', 'addToCart', 'setCartItemQuantity', 'editCartItem', 'removeCartItem', 'clearCart', 'restoreCartItems'],
  ...['addKit', 'setKitQuantity', 'editKit', 'removeKit'],
  ...['getCartTotals', 'applyDiscount', 'removeDiscount', 'keepDesign', 'getDesign', 'sendContactMessage'],
  ...['register', 'login', 'logout', 'checkAuth', 'forgotPassword', 'resetPassword'],
  ...['createWidgetConfig', 'completePayment', 'completeExternalPayment', 'findPayment', 'receivePaymentEvent'],
  ...['getOrderByTransaction', 'orderByBankTransfer', 'trackOrder', 'namePiece', 'startOrderPayment'],
  ...['getOrderDetails', 'correctOwnOrder', 'requestOrderLink', 'openOrderLink'],
  ...['getRequestOptions', 'submitRequest'],
  ...['verifyWebhook', 'receiveWebhook'],
  ...['getSettings', 'requestPersonalData', 'exportPersonalData', 'erasePersonalData'],
  ...['getLinkedRefund', 'giveRefundAccount'],
  ...['sendChatMessage', 'readChat'],
  ...['getStaffInvitation', 'acceptStaffInvitation', 'getPasskeyOptions', 'logInWithPasskey'],
  ...['getFinishedPhoto', 'getFinishedPhotoImage', 'answerFinishedPhoto', 'getOwnPhoto'],
  ...['getLiveness', 'getReadiness', 'reportClientError', 'reportWebVitals'],
];

/** Operations for every logged-in person; all the others need staff. */
const SIGNED_IN = [
  ...['getAccount', 'changeAccount', 'changePassword', 'confirmEmail', 'exportAccount', 'deleteAccount'],
  'listMyOrders',
];

/** Operations for the owner alone: prices, codes, settings, refunds, people, audit log and exports. */
const OWNER = [
  ...['askForRefund', 'decideRefund', 'readRefundAccount', 'sendRefundLink'],
  ...['addRefundEvidence', 'readRefundEvidence'],
  ...['createChangeSet', 'editChangeSet', 'dropChangeSet', 'publishChangeSet', 'revertChangeSet', 'uploadMedia'],
  ...['approveChangeSet', 'refuseChangeSet', 'giveBankAccount'],
  ...['exportOrders', 'listStaff', 'inviteStaff', 'changeStaff', 'removeStaff'],
  ...['listAuditLog', 'listAuditPeople', 'exportAuditLog'],
  ...['listStaffSessions', 'endStaffSessions', 'endStaffSession'],
  ...['toggleChatbot', 'saveChatbotHours', 'saveKeywords', 'answerMiss', 'addKeyword', 'dismissMiss'],
];

/** Operations for the workshop, too: orders, photos and conversations, reading what the owner set, and how the person logs in. */
const WORKSHOP = [
  ...['listOrders', 'countOrders', 'summariseOrders', 'getOrder', 'listOrdersOfSamePieces', 'changeOrderStatus'],
  ...['correctOrder', 'createShipment', 'requestBalance', 'receiveTransfer', 'addStaffNote', 'resendOrderMail'],
  ...['listRefunds', 'countDueRefunds', 'listOrderRefunds', 'proposeRefund'],
  ...['listRequests', 'listUnrefundedRequests', 'listRequestsOfOrder', 'answerRequest'],
  ...['listPaymentsInReview', 'resolvePaymentInReview', 'checkPayment'],
  ...['listOpenPhotos', 'sendFinishedPhoto', 'getOrderPhotos', 'getOrderPhotoImage', 'releaseFinishedPhoto'],
  ...['listWorkbenchOrders', 'pressAtWorkbench'],
  ...['listConversations', 'getConversation', 'getConversationCustomer', 'takeConversation', 'releaseConversation'],
  ...['replyToConversation', 'eraseConversation'],
  ...['getChatbotStatus', 'testChatbot', 'listKeywords', 'listMisses'],
  ...['listChangeSets', 'getChangeSet', 'listDiscountCodes', 'listMedia', 'listShopRows', 'getShopRow'],
  ...['listMissingSettings', 'getToday'],
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

interface Operation {
  readonly id: string;
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly responses: readonly string[];
}

/** A caller: a guest or a logged-in browser. */
type Caller = Pick<ReturnType<typeof request.agent>, (typeof METHODS)[number]>;

type Paths = Record<string, Record<string, { readonly operationId: string; readonly responses: object }>>;

describe('access to the operations of the OpenAPI document', () => {
  let shop: TestApp;
  let operations: Operation[];
  const guest = (): Caller => request(shop.app.getHttpServer());
  const staffOnly = () => operations.filter(({ id }) => ![...PUBLIC, ...SIGNED_IN].includes(id));

  /** `operation status code` of a call with an empty body, for readable differences. */
  const call = async (agent: Caller, { id, method, path }: Operation) => {
    const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const answer = await (method === 'get' ? agent.get(url) : agent[method](url).send({}));
    const { code } = answer.body as { code?: string };
    return `${id} ${answer.status} ${code}`;
  };
  const callAll = (agent: () => Caller, of: readonly Operation[]) =>
    Promise.all(of.map((operation) => call(agent(), operation)));

  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
    const { paths } = (await guest().get('/api/docs-json').expect(200)).body as { paths: Paths };
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      METHODS.filter((method) => methods[method]).map((method) => {
        const { operationId, responses } = methods[method]!;
        return { id: operationId, method, path, responses: Object.keys(responses) };
      }),
    );
  });
  afterAll(() => shop.close());

  it('lists only operations that exist', () => {
    const ids = operations.map(({ id }) => id);
    expect([...PUBLIC, ...SIGNED_IN, ...OWNER, ...WORKSHOP].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has a role for each operation of staff: a new one is put into a list on purpose', () => {
    const roles = [...OWNER, ...WORKSHOP];
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
    for (const operation of operations.filter(({ id }) => SIGNED_IN.includes(id)))
      expect(await call(browser, operation)).not.toMatch(/auth\./);
  });

  it('answers 403 to the workshop for everything that needs the owner, and for nothing else', async () => {
    await shop.app.get(ManageStaff).add('bea@sigerist.co', PASSWORD, 'taller');
    const browser = request.agent(shop.app.getHttpServer());
    await browser.post('/api/login').send({ email: 'bea@sigerist.co', password: PASSWORD }).expect(200);

    const answers = await callAll(() => browser, staffOnly());
    const forbidden = answers.filter((answer) => answer.endsWith('403 auth.forbidden'));
    expect(forbidden.sort()).toEqual(OWNER.map((id) => `${id} 403 auth.forbidden`).sort());
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
});
