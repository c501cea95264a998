import { runInNewContext } from 'node:vm';
import express from 'express';
import request from 'supertest';
import { endedServiceWorker } from './service-worker.js';

it('answers for the service worker with one that ends it and deletes what it kept, and for nothing else', async () => {
  const app = express().use(endedServiceWorker);
  await request(app).get('/taller-sw.js').expect(404);
  const { text } = await request(app)
    .get('/sw.js')
    .expect('Content-Type', /javascript/)
    .expect('Cache-Control', 'no-cache');

  const kept = new Set(['workbox-precache-v2-https://shop/', 'kept-pieces-1', 'taller-1']);
  const ended: Promise<unknown>[] = [];
  const unregister = jest.fn(() => Promise.resolve(true));
  const on: Record<string, (event: object) => void> = {};
  runInNewContext(text, {
    self: {
      addEventListener: (name: string, handle: (event: object) => void) => (on[name] = handle),
      registration: { unregister },
      skipWaiting: jest.fn(),
    },
    caches: { keys: () => Promise.resolve([...kept]), delete: (name: string) => Promise.resolve(kept.delete(name)) },
  });
  on.activate!({ waitUntil: (work: Promise<unknown>) => ended.push(work) });
  await Promise.all(ended);
  expect(unregister).toHaveBeenCalled();
  expect([...kept]).toEqual(['taller-1']);
});
