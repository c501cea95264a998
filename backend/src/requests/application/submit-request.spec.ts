import { anOrder } from '../../../test/builders/order.builder.js';
import { InMemoryCustomerRequests } from '../../../test/fakes/in-memory-customer-requests.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { PlainTransaction } from '../../../test/fakes/plain-transaction.js';
import { RecordingJobQueue } from '../../../test/fakes/recording-job-queue.js';
import type { Order, OrderReader } from '../../orders/index.js';
import { SubmitRequest } from './submit-request.js';

describe(SubmitRequest, () => {
  it('keeps no words about an order whose personal data are erased in the same instant', async () => {
    const [requests, clock] = [new InMemoryCustomerRequests(), new ManualClock()];
    const seen = anOrder('shipped', {}, clock.now());
    const erased: Order = Object.assign(anOrder('shipped'), { id: seen.id, anonymisedAt: clock.now() });
    const orders = {
      ownByNumber: () => Promise.resolve(seen),
      // The erasure held the lock until now.
      lock: () => Promise.resolve(erased),
    } as unknown as OrderReader;
    const submitting = new SubmitRequest(requests, orders, new RecordingJobQueue(), new PlainTransaction(), clock);
    const draft = { kind: 'guarantee', pieces: [{ position: 0, quantity: 1 }], words: 'Se descosió' } as const;
    await expect(submitting.submit(seen.number, draft, { payerTokens: [], user: null })).rejects.toMatchObject({
      code: 'request.not_possible',
    });
    expect(await requests.ofOrder(seen.id)).toEqual([]);
  });
});
