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
    const made = [await submit(orderId, [0], 11), await submit(orderId, [1], 10)];
    const openFirst = { states: ['open'], oldestFirst: true } as const;
    const all = await requests.list({ ...openFirst, limit: 100 });
    const own = all.filter((request) => request.orderId === orderId);
    expect(own.map(({ id }) => id)).toEqual([made[1]!.id, made[0]!.id]);
    const rest = await requests.list({ ...openFirst, after: made[1]!, limit: 1 });
    expect(rest.map(({ id }) => id)).toEqual([made[0]!.id]);
  });

  it('lists the answered ones page by page, the newest first', async () => {
    const { requests } = open();
    const orderId = crypto.randomUUID();
    const made = [await submit(orderId, [0], 20), await submit(orderId, [1], 21)];
    for (const [place, state] of (['accepted', 'refused'] as const).entries()) {
      made[place]!.decide(state, 'Listo', 'taller@sigerist.co', at(22));
      await requests.saveAnswer(made[place]!);
    }
    const answered = { states: ['accepted', 'refused'], oldestFirst: false } as const;
    const [newest] = await requests.list({ ...answered, limit: 1 });
    expect(newest).toEqual(made[1]);
    expect(await requests.list({ ...answered, after: newest!, limit: 1 })).toEqual([made[0]]);
  });

  it('counts the open ones, with their first day and those whose day is over', async () => {
    const { requests } = open();
    const before = await requests.countOpen('2026-01-01');
    const request = (await submit(crypto.randomUUID(), [0]))!;
    const { answerBy } = request;
    expect(await requests.countOpen(answerBy)).toEqual({ open: before.open + 1, overdue: 0, firstDay: answerBy });
    expect(await requests.countOpen('2027-01-01')).toMatchObject({ overdue: before.open + 1 });

    request.decide('accepted', 'Te la arreglamos', 'taller@sigerist.co', at(2));
    await requests.saveAnswer(request);
    expect(await requests.countOpen('2026-01-01')).toEqual(before);
  });

  it('loses the words of an erased order', async () => {
    const { requests } = open();
    const orderId = crypto.randomUUID();
    await submit(orderId, [0]);
    await requests.eraseOfOrder(orderId);
    expect(await requests.ofOrder(orderId)).toMatchObject([{ words: '', kind: 'guarantee' }]);
  });
}
