import request from 'supertest';
import { POLICIES } from '../../src/common/throttling/policies.js';
import { RateLimiter } from '../../src/common/throttling/rate-limiter.port.js';
import { anAddition } from '../builders/cart-request.builder.js';
import { createTestApp, type TestApp } from '../support/app.js';

/** A script adds lines without end. */
describe('lines added to carts', () => {
  let shop: TestApp;
  const add = (ip: string, sessionId: string) =>
    request(shop.app.getHttpServer()).post('/api/cart').set('X-Forwarded-For', ip).send(anAddition({ sessionId }));

  beforeAll(async () => {
    shop = await createTestApp({ trustProxy: 1 });
  });
  afterAll(() => shop.close());

  it('are limited to 1,500 in ten minutes for each network, into one cart or many', async () => {
    const one = crypto.randomUUID();
    const statuses: number[] = [];
    // The first calls are only counted, as a call counts itself: sending them all would take as long as a hundred other tests.
    const limiter = shop.app.get(RateLimiter);
    const counted = Array.from({ length: 1_260 }, () => limiter.consume(POLICIES.cartLines, '203.0.113.7'));
    await Promise.all(counted);
    for (let batch = 0; batch < 5; batch += 1) {
      const answers = Array.from({ length: 60 }, (_, index) =>
        add('203.0.113.7', index % 2 ? one : crypto.randomUUID()),
      );
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    // The one cart is full of pieces before that, which counts all the same.
    expect(new Set(statuses)).toEqual(new Set([200, 201, 422, 429]));
    expect(statuses.filter((status) => status === 429)).toHaveLength(60);
    await add('203.0.113.8', one).expect(422);
    await add('203.0.113.8', crypto.randomUUID()).expect(201);
  });
});
