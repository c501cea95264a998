import type { OrderLinks } from '../../src/orders/application/order-links.port.js';

interface Store {
  readonly links: () => OrderLinks;
  /** Id of an order that exists. */
  readonly anOrderId: () => Promise<string>;
}

/** Contract of every store of mailed links to orders. */
export function itKeepsOrderLinks({ links, anOrderId }: Store): void {
  const expiresAt = new Date('2026-01-15T16:00:00Z');
  const before = new Date(expiresAt.getTime() - 1);

  it('gives the order of a link to one of several calls at once', async () => {
    const orderId = await anOrderId();
    await links().add({ tokenDigest: 'digest-once', orderId, expiresAt });
    const taken = await Promise.all([1, 2, 3].map(() => links().take('digest-once', before)));
    expect(taken.filter(Boolean)).toEqual([orderId]);
  });

  it('gives nothing for an expired or unknown link', async () => {
    await links().add({ tokenDigest: 'digest-late', orderId: await anOrderId(), expiresAt });
    expect(await links().take('digest-late', expiresAt)).toBeNull();
    expect(await links().take('digest-unknown', before)).toBeNull();
  });
}
