import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ShopHttpAdapter } from './shop-http-adapter.js';

describe('ShopHttpAdapter', () => {
  it('disconnects neither a slow handler nor the requests after it', async () => {
    const adapter = new ShopHttpAdapter();
    adapter.initHttpServer();
    adapter.get('/', (_req: unknown, res: { end: (text: string) => void }) => setTimeout(() => res.end('late'), 300));
    const server = adapter.getHttpServer() as Server;
    server.setTimeout(50);
    server.listen(0);
    await once(server, 'listening');
    const ask = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text();
    expect([await ask(), await ask()]).toEqual(['late', 'late']);
    server.close();
    server.closeAllConnections();
  });
});
