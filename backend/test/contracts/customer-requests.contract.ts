import type { Transaction } from '../../src/common/transaction.port.js';
import type { CustomerRequests } from '../../src/requests/application/customer-requests.port.js';
import { CustomerRequest } from '../../src/requests/domain/customer-request.js';

interface Store {
  readonly requests: CustomerRequests;
  readonly transaction: Transaction;
  /** Stores a refund that answers the request. */
  readonly refund: (request: CustomerRequest) => Promise<void>;
}

/** Contract of every store of requests. */
export function itKeepsCustomerRequests(open: () => Store): void {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 15, 15, minute));

  /** A stored request, or null when another open one has a piece. */
  async function submit(
    orderId: string,
    positions: number[],
    minute = 0,
    kind: CustomerRequest['kind'] = 'guarantee',
  ): Promise<CustomerRequest | null> {
    const { requests, transaction } = open();
    const pieces = positions.map((position) => ({ position, quantity: 1, name: 'Cambiador' }));
    const fields = { id: crypto.randomUUID(), orderId, kind, pieces, words: 'Se soltó' };
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

  it('lists the open ones page by page, the first last day first', async () => {
    const { requests } = open();
    const orderId = crypto.randomUUID();
    const made = [await submit(orderId, [0], 11), await submit(orderId, [1], 10)];
    const openFirst = { states: ['open'], dueFirst: true } as const;
    const all = await requests.list({ ...openFirst, limit: 100 });
    const own = all.filter((request) => request.orderId === orderId);
    expect(own.map(({ id }) => id)).toEqual([made[1]!.id, made[0]!.id]);
    const rest = await requests.list({ ...openFirst, after: made[1]!, limit: 1 });
    expect(rest.map(({ id }) => id)).toEqual([made[0]!.id]);

    const urgent = (await submit(orderId, [2], 12, 'withdrawal'))!;
    const [first] = (await requests.list({ ...openFirst, limit: 100 })).filter(
      (request) => request.orderId === orderId,
    );
    expect(first!.id).toBe(urgent.id);
    const later = await requests.list({ ...openFirst, after: urgent, limit: 100 });
    expect(later.map(({ id }) => id)).toEqual(expect.arrayContaining(made.map((request) => request!.id)));
    expect(later.map(({ id }) => id)).not.toContain(urgent.id);
    urgent.decide('refused', 'Ya pasó el plazo', 'taller@sigerist.co', at(13));
    await requests.saveAnswer(urgent);
  });

  it('lists the answered ones page by page, the newest first', async () => {
    const { requests } = open();
    const orderId = crypto.randomUUID();
    const made = [await submit(orderId, [0], 20), await submit(orderId, [1], 21)];
    for (const [index, state] of (['accepted', 'refused'] as const).entries()) {
      made[index]!.decide(state, 'Listo', 'taller@sigerist.co', at(22));
      await requests.saveAnswer(made[index]!);
    }
    const answered = { states: ['accepted', 'refused'], dueFirst: false } as const;
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

  it('finds accepted withdrawals without a refund', async () => {
    const { requests, refund } = open();
    const orderId = crypto.randomUUID();
    const made = [await submit(orderId, [0], 30), await submit(orderId, [1], 31, 'withdrawal')] as CustomerRequest[];
    await submit(orderId, [2], 32, 'withdrawal');
    for (const request of made) {
      request.decide('accepted', 'Envíala', 'taller@sigerist.co', at(33));
      await requests.saveAnswer(request);
    }
    const waiting = async () => (await requests.unrefunded(100)).filter((request) => request.orderId === orderId);
    expect(await waiting()).toEqual([made[1]]);
    await refund(made[1]!);
    expect(await waiting()).toEqual([]);
  });

  it('closes the requests of an erased order and loses their words', async () => {
    const { requests } = open();
    const orderId = crypto.randomUUID();
    const before = await requests.countOpen('2026-01-01');
    await submit(orderId, [0]);
    await requests.eraseOfOrder(orderId, at(40));
    const closed = { words: '', kind: 'guarantee', state: 'refused', answeredAt: at(40), answeredBy: null };
    expect(await requests.ofOrder(orderId)).toMatchObject([closed]);
    expect(await requests.countOpen('2026-01-01')).toEqual(before);
  });
}
