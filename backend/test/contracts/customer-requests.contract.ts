import type { Transaction } from '../../src/common/transaction.port.js';
import type { CustomerRequests } from '../../src/requests/application/customer-requests.port.js';
import { CustomerRequest } from '../../src/requests/domain/customer-request.js';

interface Store {
  readonly requests: CustomerRequests;
  readonly transaction: Transaction;
}

/** Contract of every store of requests. */
export function itKeepsCustomerRequests(open: () => Store): void {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 15, 15, minute));

  /** A stored request, or null when another open one has a piece. */
  async function submit(orderId: string, positions: number[], minute = 0): Promise<CustomerRequest | null> {
    const { requests, transaction } = open();
    const pieces = positions.map((position) => ({ position, quantity: 1, name: 'Cambiador' }));
    const fields = { id: crypto.randomUUID(), orderId, kind: 'guarantee', pieces, words: 'Se soltó' } as const;
    const request = CustomerRequest.begin(fields, at(minute));
    return transaction
      .run(async () => {
        if (!(await requests.claim(request))) throw new Error('claimed');
        await requests.add(request);
        return request;
      })
      .catch(() => null);
  }

  it('takes one of two requests about the same piece at once, until it is answered', async () => {
    const { requests } = open();
    const orderId = crypto.randomUUID();
    const both = await Promise.all([submit(orderId, [0, 1]), submit(orderId, [1, 2])]);
    const [taken] = both.filter((request) => request !== null);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await requests.ofOrder(orderId)).toEqual([taken]);

    taken!.decide('refused', 'Se lavó en agua caliente', 'taller@sigerist.co', at(1));
    await requests.saveAnswer(taken!);
    expect(await requests.find(taken!.id)).toEqual(taken);
    expect(await submit(orderId, [0, 1, 2], 2)).not.toBeNull();
    expect((await requests.ofOrder(orderId)).map(({ state }) => state)).toEqual(['open', 'refused']);
  });

  it('lists the open ones page by page, the oldest first', async () => {
    const { requests } = open();
    const orderId = crypto.randomUUID();
    const before = await requests.countOpen();
    const made = [await submit(orderId, [0], 11), await submit(orderId, [1], 10)];
    const all = await requests.list('open', { limit: 100 });
    const own = all.filter((request) => request.orderId === orderId);
    expect(own.map(({ id }) => id)).toEqual([made[1]!.id, made[0]!.id]);
    const rest = await requests.list('open', { after: made[1]!, limit: 1 });
    expect(rest.map(({ id }) => id)).toEqual([made[0]!.id]);

    expect(await requests.countOpen()).toBe(before + 2);
    made[0]!.decide('accepted', 'Mándala', 'taller@sigerist.co', at(12));
    await requests.saveAnswer(made[0]!);
    expect(await requests.countOpen()).toBe(before + 1);
  });

  it('loses the words of an erased order', async () => {
    const { requests } = open();
    const orderId = crypto.randomUUID();
    await submit(orderId, [0]);
    await requests.eraseOfOrder(orderId);
    expect(await requests.ofOrder(orderId)).toMatchObject([{ words: '', kind: 'guarantee' }]);
  });
}
