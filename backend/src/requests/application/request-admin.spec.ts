import { aStaffMember } from '../../../test/builders/staff.builder.js';
import { inMemoryAuditLog } from '../../../test/fakes/in-memory-audit-entries.js';
import { InMemoryCustomerRequests } from '../../../test/fakes/in-memory-customer-requests.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { PlainTransaction } from '../../../test/fakes/plain-transaction.js';
import { RecordingJobQueue } from '../../../test/fakes/recording-job-queue.js';
import { DAY_MS } from '../../common/time.js';
import type { OrderReader } from '../../orders/index.js';
import { CustomerRequest } from '../domain/customer-request.js';
import { RequestAdmin } from './request-admin.js';

describe(RequestAdmin, () => {
  const ana = aStaffMember();
  let clock: ManualClock;
  let requests: InMemoryCustomerRequests;
  let audit: ReturnType<typeof inMemoryAuditLog>;
  let admin: RequestAdmin;

  beforeEach(() => {
    clock = new ManualClock();
    requests = new InMemoryCustomerRequests();
    audit = inMemoryAuditLog(clock);
    const orders = { ofId: (id: string) => Promise.resolve({ number: requests.numbers.get(id) }) };
    const reader = orders as unknown as OrderReader;
    admin = new RequestAdmin(requests, reader, new RecordingJobQueue(), audit.log, new PlainTransaction(), clock);
  });

  async function submit(number: string): Promise<CustomerRequest> {
    const orderId = crypto.randomUUID();
    requests.numbers.set(orderId, number);
    const fields = { id: crypto.randomUUID(), orderId, kind: 'withdrawal', pieces: [], words: '' } as const;
    const request = CustomerRequest.begin(fields, clock.now());
    await requests.add(request);
    return request;
  }

  it('counts an accepted withdrawal from its answer to its refund, late from the day after the last one', async () => {
    const { id, moneyBy } = await submit('SIG-AAAAAA');
    expect(await admin.countUnrefunded()).toEqual({ open: 0, overdue: 0, firstDay: null });
    await admin.answer(id, { decision: 'accepted', words: 'Envíala' }, ana);
    expect(await admin.countUnrefunded()).toEqual({ open: 1, overdue: 0, firstDay: moneyBy });
    expect(await admin.unrefunded(ana)).toMatchObject([{ request: { id }, orderNumber: 'SIG-AAAAAA' }]);
    clock.pass(16 * DAY_MS);
    expect(await admin.countUnrefunded()).toMatchObject({ open: 1, overdue: 1 });
    requests.refunded.add(id);
    expect(await admin.countUnrefunded()).toMatchObject({ open: 0 });
  });

  it('reads the orders of a page at once, and records one look a day', async () => {
    for (const number of ['SIG-AAAAAA', 'SIG-BBBBBB']) await submit(number);
    const numbers = jest.spyOn(requests, 'orderNumbers');
    const { items } = await admin.list(['open'], { limit: 50 }, ana);
    expect(items.map(({ orderNumber }) => orderNumber).sort()).toEqual(['SIG-AAAAAA', 'SIG-BBBBBB']);
    expect(numbers).toHaveBeenCalledTimes(1);
    await admin.list(['open'], { limit: 50 }, ana);
    await admin.ofOrder(items[0]!.request.orderId, ana);
    expect(audit.entries.summaries).toEqual([
      'Ana miró las solicitudes de las familias',
      `Ana miró las solicitudes de ${items[0]!.orderNumber}`,
    ]);
  });

  it('records no look at an empty list', async () => {
    await admin.list(['open'], { limit: 50 }, ana);
    await admin.unrefunded(ana);
    expect(audit.entries.summaries).toEqual([]);
  });
});
