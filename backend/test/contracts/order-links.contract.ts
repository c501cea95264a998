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

  const add = async (tokenDigest: string, isReusable: boolean) => {
    const orderId = await anOrderId();
    await links().add({ tokenDigest, orderId, expiresAt, isReusable });
    return orderId;
  };

  it('gives the order of a link that works once to one of several calls at once', async () => {
    const orderId = await add('digest-once', false);
    const opened = await Promise.all([1, 2, 3].map(() => links().open('digest-once', before)));
    expect(opened.filter(Boolean)).toEqual([orderId]);
  });

  it('gives the order of a link in a mail each time', async () => {
    const orderId = await add('digest-mailed', true);
    for (let time = 0; time < 3; time += 1) expect(await links().open('digest-mailed', before)).toBe(orderId);
  });

  it.each([true, false])(
    'gives nothing for an expired or unknown link (works more than once: %s)',
    async (isReusable) => {
      await add(`digest-late-${isReusable}`, isReusable);
      expect(await links().open(`digest-late-${isReusable}`, expiresAt)).toBeNull();
      expect(await links().open('digest-unknown', before)).toBeNull();
    },
  );
}
