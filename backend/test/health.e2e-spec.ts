import { networkInterfaces } from 'node:os';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { freePort } from '../src/common/listen.js';
import { createTestApp, type TestApp } from './support/app.js';

describe('health and metrics', () => {
  let shop: TestApp;
  let metrics: string;
  let metricsPort: number;
  const api = () => request(shop.app.getHttpServer());

  beforeAll(async () => {
    metricsPort = await freePort();
    metrics = `http://127.0.0.1:${metricsPort}`;
    shop = await createTestApp({ metricsPort });
  });
  afterAll(() => shop.close());

  it('is live and ready', async () => {
    await api().get('/api/health/live').expect(200, { status: 'ok' });
    await api().get('/api/health/ready').expect(200, { status: 'ok' });
  });

  it('counts answers by route on a port of its own, never by address or on the public one', async () => {
    await api().get('/api/nothing/laura@example.com').expect(404);
    const { text } = await request(metrics)
      .get('/metrics')
      .expect(200)
      .expect('Content-Type', /text\/plain/);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/health\/live",status="200"\} \d+/,
    );
    expect(text).not.toContain('laura');
    await api().get('/metrics').expect(404);
    await request(metrics).get('/').expect(404);
  });

  it('answers the metrics on the loopback address alone', async () => {
    const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    for (const { address } of others.filter(({ internal, family }) => !internal && family === 'IPv4'))
      await expect(fetch(`http://${address}:${metricsPort}/metrics`)).rejects.toThrow();
    expect(shop.env.metricsHost).toBe('127.0.0.1');
  });

  it('is live but not ready while the database is away', async () => {
    await shop.app.get(DataSource).destroy();
    try {
      const { status, body } = await api().get('/api/health/ready');
      expect(status).toBe(503);
      expect(body).toMatchObject({ statusCode: 503, code: 'server.unavailable' });
      await api().get('/api/health/live').expect(200);
    } finally {
      await shop.app.get(DataSource).initialize();
    }
    await api().get('/api/health/ready').expect(200);
  });
});
