import type { HttpAdapterHost } from '@nestjs/core';
import { apiOriginOf } from './server-bundle.js';

describe('apiOriginOf', () => {
  it.each([
    ['::', 'http://127.0.0.1:3000'],
    ['10.0.0.5', 'http://10.0.0.5:3000'],
    ['::1', 'http://[::1]:3000'],
  ])('reaches the shop when it listens on %s', (address, origin) => {
    const server = { address: () => ({ address, port: 3000 }) };
    const host = { httpAdapter: { getHttpServer: () => server } } as unknown as HttpAdapterHost;
    expect(apiOriginOf(host)).toBe(origin);
  });
});
