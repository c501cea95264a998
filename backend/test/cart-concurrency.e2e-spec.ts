import { connect } from 'node:net';
import request, { type Response } from 'supertest';
import type { CartItemDto } from '../src/cart/adapters/http/cart-item.dto.js';
import { anAddition } from './builders/cart-request.builder.js';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';

const AT_ONCE = 60;

/** Two instances of the shop on one database, and many requests at the same instant on one cart. */
describe('many changes of one cart at once', () => {
  let shop: TestApp;
  let second: TestApp;
  let sessionId: string;
  const instances: string[] = [];
  const send = (turn: number) => request(instances[turn % 2]!);
  const post = (turn: number, changes: Record<string, unknown> = {}) =>
    send(turn)
      .post('/api/cart')
      .send(anAddition({ sessionId, ...changes }));
  const all = (request: (turn: number) => PromiseLike<Response>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => request(turn)));
  const items = async () => (await send(0).get(`/api/cart/${sessionId}`).expect(200)).body as CartItemDto[];
  const statuses = (answers: Response[]) => [...new Set(answers.map(({ status }) => status))].sort();

  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
    second = await createTestAppWithoutJobs({ databaseUrl: shop.env.databaseUrl });
    for (const { app } of [shop, second]) {
      instances.push(await app.getUrl());
    }
  });
  afterAll(async () => {
    await second.close();
    await shop.close();
  });
  beforeEach(() => {
    sessionId = crypto.randomUUID();
  });

  it('add the same piece: one line, every piece counted, created once', async () => {
    const answers = await all((turn) => post(turn));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(AT_ONCE - 1);
    expect(await items()).toMatchObject([{ quantity: AT_ONCE }]);
  });

  it('add different pieces: each is there once', async () => {
    await all((turn) => post(turn, { personalization: `Ana ${turn}` }));
    const names = (await items()).map(({ personalization }) => personalization);
    expect(names.sort()).toEqual(Array.from({ length: AT_ONCE }, (_, turn) => `Ana ${turn}`).sort());
  });

  it('are not delayed by slow requests of others', async () => {
    const { hostname, port } = new URL(instances[0]!);
    const head =
      'POST /api/cart HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
    const slow = Array.from({ length: AT_ONCE }, () => connect(Number(port), hostname));
    await Promise.all(slow.map((connection) => new Promise<void>((sent) => connection.write(head, () => sent()))));
    await post(0).expect(201);
    for (const connection of slow) connection.destroy();
  });

  it('add up to the limit and not one piece more', async () => {
    const answers = await all((turn) => post(turn, { quantity: 2 }));
    expect(statuses(answers)).toEqual([200, 201, 422]);
    expect(await items()).toMatchObject([{ quantity: 98 }]);
  });

  it('fill a cart and restore removed lines: never more than 200 different lines', async () => {
    const add = (name: string) => (turn: number) => post(turn, { personalization: `${name} ${turn}` });
    const removed = (await all(add('Ana'))).map(({ body }) => (body as CartItemDto).id);
    await send(0).delete(`/api/cart/session/${sessionId}`).expect(204);
    for (const name of ['Eva', 'Luz', 'Mía']) await all(add(name));
    const answers = await all((turn) =>
      turn % 2
        ? add('Sol')(turn)
        : send(turn)
            .post(`/api/cart/session/${sessionId}/restore`)
            .send({ ids: [removed[turn]] }),
    );
    expect(statuses(answers)).toEqual([200, 201, 422]);
    expect((await items()).length).toBe(200);
  });

  it('repeat one call with its key: added once, the same line answered to all', async () => {
    const answers = await all((turn) => post(turn).set('Idempotency-Key', 'one'));
    expect(statuses(answers)).toEqual([200, 201]);
    expect(new Set(answers.map(({ body }) => (body as CartItemDto).id)).size).toBe(1);
    expect(await items()).toMatchObject([{ quantity: 1 }]);
  });

  it('add, change, edit, read and remove: nothing fails, nothing is lost, doubled or left half done', async () => {
    const kept = (await post(0, { personalization: 'Se queda' })).body as CartItemDto;
    const edited = (await post(0, { personalization: 'Eva' })).body as CartItemDto;
    const gone = (await post(0, { personalization: 'Se va' })).body as CartItemDto;
    const answers = await all((turn) =>
      [
        () => post(turn, { productId: 2 }),
        () => send(turn).put(`/api/cart/${kept.id}`).send({ quantity: 7 }),
        () =>
          send(turn)
            .patch(`/api/cart/${edited.id}`)
            .send({ personalization: turn % 2 ? 'Eva' : 'Luz' }),
        () => send(turn).delete(`/api/cart/${gone.id}`),
        () => send(turn).get(`/api/cart/${sessionId}/totals`),
      ][turn % 5]!(),
    );
    const removed = answers.filter((_, turn) => turn % 5 === 3);
    expect(removed.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(statuses(answers.filter((_, turn) => turn % 5 !== 3))).toEqual([200, 201]);
    expect(await items()).toMatchObject([
      { id: kept.id, quantity: 7 },
      { id: edited.id, quantity: 1 },
      { productId: 2, quantity: AT_ONCE / 5 },
    ]);
  });

  it('edit a line and set its quantity without losing either change', async () => {
    for (let round = 0; round < 20; round += 1) {
      const alone = crypto.randomUUID();
      const { id } = (await post(0, { sessionId: alone })).body as CartItemDto;
      const answers = await Promise.all([
        send(0).patch(`/api/cart/${id}`).send({ personalization: 'Eva' }),
        send(1).put(`/api/cart/${id}`).send({ quantity: 7 }),
        send(0).patch(`/api/cart/${id}`).send({ personalization: 'Luz' }),
      ]);
      expect(statuses(answers)).toEqual([200]);
      const { body } = await send(0).get(`/api/cart/${alone}`).expect(200);
      expect(body).toMatchObject([{ id, quantity: 7 }]);
    }
  });

  it('edit lines to be identical while pieces are added: the pieces still add up', async () => {
    const names = ['Ana', 'Eva', 'Luz'];
    const lines: CartItemDto[] = [];
    for (const personalization of names) lines.push((await post(0, { personalization })).body as CartItemDto);
    const answers = await all((turn) =>
      turn % 3 === 0
        ? send(turn)
            .patch(`/api/cart/${lines[(turn / 3) % 3]!.id}`)
            .send({ personalization: names[turn % 2]! })
        : post(turn, { personalization: names[turn % 3]! }),
    );
    // A line that became part of another one is unknown from then on.
    expect(statuses(answers).filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
    const left = await items();
    const pieces = left.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(pieces).toBe(names.length + (AT_ONCE * 2) / 3);
    expect(new Set(left.map(({ personalization }) => personalization)).size).toBe(left.length);
  });

  it('empty the cart while pieces are added and edited: no request fails', async () => {
    const line = (await post(0, { personalization: 'Eva' })).body as CartItemDto;
    await post(0, { personalization: 'Luz' });
    const answers = await all((turn) =>
      [
        () => post(turn, { personalization: `Ana ${turn}` }),
        () => send(turn).delete(`/api/cart/session/${sessionId}`),
        () => send(turn).patch(`/api/cart/${line.id}`).send({ personalization: 'Luz' }),
        () => send(turn).put(`/api/cart/${sessionId}/discount`).send({ code: 'SIGERIST15' }),
      ][turn % 4]!(),
    );
    expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
    await send(0).delete(`/api/cart/session/${sessionId}`).expect(204);
    expect(await items()).toEqual([]);
  });
});
