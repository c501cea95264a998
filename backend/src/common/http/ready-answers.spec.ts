import { createServer } from 'node:http';
import express, { type Request, type Response } from 'express';
import request from 'supertest';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { PolledValue } from '../polled-value.js';
import { Shutdown } from '../shutdown.js';
import { ReadyAnswers } from './ready-answers.js';
import { createRepresentation, REVALIDATE, sendRepresentation } from './representation.js';

describe('ReadyAnswers', () => {
  let clock: ManualClock;
  let shutdown: Shutdown;
  let calls: number;
  let respond: (req: Request, res: Response) => Promise<void>;
  let ready: ReadyAnswers;
  const app = express();
  app.use((req, res, next) => ready.keep(req, res, next));
  app.use((req, res) => {
    calls += 1;
    return respond(req, res);
  });
  const server = createServer((req, res) => void (ready.send(req, res) || app(req, res)));
  const get = (url = '/api/products') => request(server).get(url);

  const sendText = async (req: Request, res: Response, { cacheControl = REVALIDATE, status = 200 } = {}) =>
    sendRepresentation(req, res, await createRepresentation(`call ${calls}`, 'text/plain'), cacheControl, status);

  beforeEach(() => {
    [clock, shutdown, calls] = [new ManualClock(), new Shutdown(), 0];
    ready = new ReadyAnswers(clock, shutdown, []);
    respond = (req, res) => sendText(req, res);
  });

  it.each(['/', '/productos', '/product/7', '/api/products', '/api/products/7', '/api/products?limit=12', '/api/faq'])(
    'answers %s again without its handler, until its time is over',
    async (url) => {
      for (let time = 0; time < 3; time++) expect((await get(url)).text).toBe('call 1');
      clock.pass(99);
      expect((await get(url)).text).toBe('call 1');
      clock.pass(1);
      expect((await get(url)).text).toBe('call 2');
    },
  );

  it.each(['/d/UHhXCxO0Tx', '/productos?search=x', '/cuenta', '/api/cart/1', '/api/products/7/', '/api/health/ready'])(
    'leaves %s to its handler',
    async (url) => {
      await get(url);
      expect((await get(url)).text).toBe('call 2');
    },
  );

  it.each<[string, () => void]>([
    ['a cookie', () => (respond = (req, res) => sendText(req, res.cookie('sid', '1')))],
    ['an error', () => (respond = (req, res) => sendText(req, res, { status: 404 }))],
    ['what may not be stored', () => (respond = (req, res) => sendText(req, res, { cacheControl: 'no-store' }))],
  ])('does not keep an answer with %s', async (_what, change) => {
    change();
    await get();
    expect((await get()).text).toBe('call 2');
  });

  it('leaves other methods and requests with a body to the handler', async () => {
    await get();
    expect((await request(server).post('/api/products')).text).toBe('call 2');
    expect((await get().send({ a: 1 })).text).toBe('call 3');
  });

  it('keeps answers to other validators, encodings and methods apart', async () => {
    const { etag } = (await get()).headers;
    expect((await get().set('If-None-Match', '"call 1"')).text).toBe('call 2');
    for (let time = 0; time < 2; time++) {
      const known = await get().set('If-None-Match', '*');
      expect([known.status, known.text, known.headers.etag]).toEqual([304, '', expect.not.stringMatching(etag!)]);
      const head = await request(server).head('/api/products');
      expect([head.status, head.headers['content-length']]).toEqual([200, '6']);
    }
    expect(calls).toBe(4);
  });

  it('leaves everything to the application that is about to stop, which closes connections', async () => {
    await get();
    shutdown.begin();
    expect((await get()).text).toBe('call 2');
  });

  it('sends nothing from before a change of this instance, also when the handler began before it', async () => {
    const value = new PolledValue(() => Promise.resolve(1), clock);
    await get();
    await value.refresh();
    expect((await get()).text).toBe('call 2');
    await value.refresh();
    respond = async (req, res) => {
      await value.refresh();
      return sendText(req, res);
    };
    expect((await get()).text).toBe('call 3');
    expect((await get()).text).toBe('call 4');
  });

  it('sends nothing from before a poll, so that a page of the new version is made of nothing older', async () => {
    const value = new PolledValue(() => Promise.resolve(1), clock, 50);
    await value.current();
    await get();
    clock.pass(50);
    expect((await get()).text).toBe('call 1');
    await value.current();
    expect((await get()).text).toBe('call 2');
  });
});
