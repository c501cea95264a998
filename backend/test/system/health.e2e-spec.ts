import { networkInterfaces } from 'node:os';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { Clock } from '../../src/common/clock.port.js';
import { freePort } from '../../src/common/listen.js';
import { Shutdown } from '../../src/common/shutdown.js';
import { DatabaseProbe } from '../../src/health/database-probe.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { createDatabase } from '../support/database.js';

describe('health and metrics', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let proxy: DatabaseProxy;
  let shop: TestApp;
  let metrics: string;
  let metricsPort: number;
  let passedMs: number;
  /** Past the time for which calls share one look at the database. */
  const passASecond = () => (passedMs += 1_000);
  const api = () => request(shop.app.getHttpServer());

  beforeAll(async () => {
    metricsPort = await freePort();
    metrics = `http://127.0.0.1:${metricsPort}`;
    database = await createDatabase();
    proxy = new DatabaseProxy(database.url);
    const databaseUrl = await proxy.open();
    shop = await createTestApp({ metricsPort, databaseUrl, databaseDirectUrl: databaseUrl });
    passedMs = 0;
    const start = Date.now();
    shop.app.get(Clock).now = () => new Date(start + passedMs);
  });
  afterAll(async () => {
    await shop.close();
    await proxy.cut();
    await database.drop();
  });

  it('is live and ready', async () => {
    await api().get('/api/health/live').expect(200, { status: 'ok' });
    await api().get('/api/health/ready').expect(200, { status: 'ok' });
  });

  it('queries the database at most once a second for all readiness checks', async () => {
    const check = jest.spyOn(shop.app.get(DatabaseProbe), 'check');
    passASecond();
    await Promise.all(Array.from({ length: 20 }, () => api().get('/api/health/ready').expect(200)));
    expect(check).toHaveBeenCalledTimes(1);
    passASecond();
    await api().get('/api/health/ready').expect(200);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('is ready while every connection of the pool is busy', async () => {
    const busy = Array.from({ length: 10 }, () => shop.app.get(DataSource).createQueryRunner());
    await Promise.all(busy.map((runner) => runner.connect()));
    passASecond();
    try {
      await api().get('/api/health/ready').expect(200);
    } finally {
      await Promise.all(busy.map((runner) => runner.release()));
    }
  });

  it('counts answers by route on a port of its own, never by URL or on the public one', async () => {
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

  it('is live but not ready while the database is unavailable', async () => {
    await proxy.cut();
    passASecond();
    const { status, body } = await api().get('/api/health/ready');
    expect(status).toBe(503);
    expect(body).toMatchObject({ statusCode: 503, code: 'server.unavailable' });
    await api().get('/api/health/live').expect(200);
    await proxy.open();
    passASecond();
    await api().get('/api/health/ready').expect(200);
  });

  it('is live but not ready when it is about to stop, and ends kept connections with their next response', async () => {
    await api().get('/api/health/live').set('Connection', 'keep-alive').expect('Connection', 'keep-alive');
    shop.app.get(Shutdown).begin();
    await api().get('/api/health/ready').expect(503);
    await api().get('/api/health/live').set('Connection', 'keep-alive').expect(200).expect('Connection', 'close');
  });
});
