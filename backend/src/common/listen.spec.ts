import { type AddressInfo, createServer } from 'node:net';
import { assertPortFree, freePort, listen, urlHost } from './listen.js';

describe('listen', () => {
  it('listens on the given address alone', async () => {
    const server = createServer();
    try {
      await listen(server, 0, 'METRICS_PORT', '127.0.0.1');
      const { address, port } = server.address() as AddressInfo;
      expect(address).toBe('127.0.0.1');
      await expect(assertPortFree(port, 'METRICS_PORT', '127.0.0.1')).rejects.toThrow(`Port ${port} is in use`);
    } finally {
      server.close();
    }
  });

  it('explains an address that this machine does not have', async () => {
    const port = await freePort();
    const reason = `Cannot listen on port ${port}: `;
    await expect(listen(createServer(), port, 'METRICS_PORT', '192.0.2.1')).rejects.toThrow(reason);
  });
});

describe('urlHost', () => {
  it.each([
    ['0.0.0.0', '127.0.0.1'],
    ['::', '127.0.0.1'],
    ['10.0.0.5', '10.0.0.5'],
    ['::1', '[::1]'],
  ])('of %s is %s', (address, host) => {
    expect(urlHost(address)).toBe(host);
  });
});
