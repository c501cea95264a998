import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import request from 'supertest';
import { ReceiveWebhook } from '../src/chatbot/application/receive-webhook.js';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';
import { eventually } from './support/eventually.js';
import { TEST_WHATSAPP } from './support/env.js';
import { signatureOf, textMessage, webhookBody } from './support/whatsapp-webhook.js';

const PATH = '/api/chatbot/webhook';

describe('the webhook of the messaging platform', () => {
  let shop: TestApp;
  /** Bodies that were handed over to be stored. */
  let received: unknown[];
  let failure: Error | undefined;
  const api = () => request(shop.app.getHttpServer());
  const post = (body: string, signature?: string) => {
    const call = api().post(PATH).set('Content-Type', 'application/json');
    if (signature) call.set('X-Hub-Signature-256', signature);
    // As text: supertest would write an object its own way.
    return call.send(body);
  };
  const postSigned = (body: string) => post(body, signatureOf(body));

  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
    const receive: ReceiveWebhook['receive'] = (body) => {
      received.push(body);
      return failure ? Promise.reject(failure) : Promise.resolve();
    };
    Object.assign(shop.app.get(ReceiveWebhook, { strict: false }), { receive });
  });
  beforeEach(() => {
    received = [];
    failure = undefined;
  });
  afterAll(() => shop.close());

  describe('when staff enter its URL at the platform', () => {
    const question = { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444' };
    const verify = (query: object) => api().get(PATH).query(query);

    it('answers the challenge as bare text', async () => {
      const answer = await verify({ ...question, 'hub.verify_token': TEST_WHATSAPP.verifyToken }).expect(200);
      expect(answer.text).toBe('1158201444');
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    });

    it.each([
      ['another token', { 'hub.verify_token': 'guess' }],
      ['no token', {}],
      ['two tokens', { 'hub.verify_token': [TEST_WHATSAPP.verifyToken, 'x'] }],
      ['another mode', { 'hub.verify_token': TEST_WHATSAPP.verifyToken, 'hub.mode': 'unsubscribe' }],
      ['a long challenge', { 'hub.verify_token': TEST_WHATSAPP.verifyToken, 'hub.challenge': '1'.repeat(257) }],
    ])('refuses %s', async (_what, changes) => {
      const { body } = await verify({ ...question, ...changes }).expect(403);
      expect(body).toMatchObject({ code: 'chatbot.webhook_not_verified' });
    });
  });

  it('accepts a signed body and answers 200 without a body', async () => {
    const body = webhookBody({ messages: [textMessage('¿Cuánto vale la mochila?')] });
    const answer = await postSigned(JSON.stringify(body)).expect(200);
    expect(answer.text).toBe('');
    expect(received).toEqual([body]);
  });

  it('checks the signature over the exact bytes', async () => {
    const escaped = JSON.stringify(webhookBody({ messages: [textMessage('X')] }))
      .replace('"X"', '"\\u00bfQu\\u00e9 vale? \\ud83d\\udc76 \\/"')
      .replace(/,/g, ' ,\n');
    await postSigned(escaped).expect(200);
    await post(JSON.stringify(JSON.parse(escaped)), signatureOf(escaped)).expect(401);
    expect(received).toHaveLength(1);
  });

  it('accepts unknown messages, and every delivery of the same event', async () => {
    for (const body of ['{}', '[]', 'null', '{"object":"page","entry":[{"unknown":1}]}', '{"object":"page"}'])
      await postSigned(body).expect(200);
    const again = JSON.stringify(webhookBody({ messages: [textMessage('Hola')] }));
    await postSigned(again).expect(200);
    await postSigned(again).expect(200);
    expect(received).toHaveLength(7);
  });

  it.each([
    ['no signature', undefined],
    ['another secret', signatureOf('{}', 'other')],
    ['the signature of another body', signatureOf('{ }')],
    ['nonsense', 'sha256=x'],
  ])('refuses %s with 401', async (_what, signature) => {
    const { body } = await post('{}', signature).expect(401);
    expect(body).toMatchObject({ code: 'chatbot.webhook_forged' });
    expect(received).toEqual([]);
  });

  it('refuses a body that is not JSON with 400, and one that is not signed first of all with 401', async () => {
    const truncated = JSON.stringify(webhookBody({ messages: [textMessage('Hola')] })).slice(0, -7);
    await postSigned(truncated).expect(400);
    await post(truncated).expect(401);
    await postSigned('['.repeat(50_000) + ']'.repeat(50_000)).expect(400);
    await api().post(PATH).type('form').set('X-Hub-Signature-256', signatureOf('a=b')).send('a=b').expect(415);
    expect(received).toEqual([]);
  });

  it('accepts a signed batch of up to 1 MB', async () => {
    const messages = Array.from({ length: 200 }, (_, index) => textMessage('a'.repeat(4_096), `wamid.${index}`));
    const batch = JSON.stringify(webhookBody({ messages }));
    expect(batch.length).toBeGreaterThan(800_000);
    await postSigned(batch).expect(200);
    expect(received).toHaveLength(1);
    await postSigned(JSON.stringify(webhookBody({ messages: [textMessage('a'.repeat(1_100_000))] }))).expect(413);
    await post(batch).expect(413);
    await api().post('/api/cart').set('X-Hub-Signature-256', signatureOf(batch)).type('json').send(batch).expect(413);
  });

  it('reads only a few large bodies at once, and small ones meanwhile', async () => {
    const port = (shop.app.getHttpServer().address() as AddressInfo).port;
    const head = `POST ${PATH} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nX-Hub-Signature-256: sha256=x\r\nContent-Length: 900000\r\n\r\n{`;
    const sockets = Array.from({ length: 16 }, () => connect(port, '127.0.0.1'));
    try {
      for (const socket of sockets) {
        socket.on('error', () => undefined).resume();
        await once(socket, 'connect');
        socket.write(head);
      }
      const large = JSON.stringify(webhookBody({ messages: [textMessage('a'.repeat(200_000))] }));
      await postSigned(large).expect(503);
      await postSigned('{}').expect(200);
      for (const socket of sockets) socket.destroy();
      // As soon as the server has seen that they are gone.
      await eventually(() => postSigned(large).expect(200));
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  it('answers a server error when the event could not be stored, so that the platform delivers it again', async () => {
    failure = new Error('no database');
    await postSigned('{}').expect(500);
  });

  it('refuses everything when the shop has no number', async () => {
    const closed = await createTestAppWithoutJobs({ databaseUrl: shop.env.databaseUrl, whatsapp: undefined });
    try {
      const server = request(closed.app.getHttpServer());
      await server
        .get(PATH)
        .query({ 'hub.mode': 'subscribe', 'hub.challenge': '1', 'hub.verify_token': TEST_WHATSAPP.verifyToken })
        .expect(403);
      await server.post(PATH).set('X-Hub-Signature-256', signatureOf('{}')).type('json').send('{}').expect(401);
    } finally {
      await closed.close();
    }
  });
});
