import { Logger } from '@nestjs/common';
import { aTransaction } from '../../../test/builders/payment-attempt.builder.js';
import { FakePaymentProvider, only } from '../../../test/fakes/fake-payment-provider.js';
import { InMemoryPaymentEvents } from '../../../test/fakes/in-memory-payment-events.js';
import { PlainTransaction } from '../../../test/fakes/plain-transaction.js';
import { SettlingWorld } from '../../../test/fakes/settling-world.js';
import type { PaymentAttempt } from '../domain/payment-attempt.js';
import { HandleEvent, handleEventJob, ReceiveEvent } from './provider-events.js';

describe('events of the payment provider', () => {
  let world: SettlingWorld;
  let provider: FakePaymentProvider;
  let events: InMemoryPaymentEvents;
  let receiving: ReceiveEvent;
  let handling: HandleEvent;
  let attempt: PaymentAttempt;

  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(async () => {
    world = new SettlingWorld();
    provider = new FakePaymentProvider();
    events = new InMemoryPaymentEvents();
    receiving = new ReceiveEvent(world.jobs, events, only(provider), new PlainTransaction(), world.clock);
    handling = new HandleEvent(events, only(provider), world.settling, world.clock);
    attempt = await world.begun();
  });

  const work = () => Promise.all(world.jobs.of(handleEventJob).map((event) => handling.handle(event)));
  const statuses = async () => (await world.ordersOf(attempt)).map(({ status }) => status);

  it('make the order of an approved payment once, however often they arrive', async () => {
    const approved = aTransaction(attempt);
    provider.report(approved);
    const body = provider.event(approved);
    await receiving.receive('wompi', body);
    await receiving.receive('wompi', body);
    expect(world.jobs.of(handleEventJob)).toHaveLength(1);
    await work();
    await work();
    expect(await statuses()).toEqual(['paid']);
    expect([...events.outcomes.values()]).toEqual(['paid']);
  });

  it('are refused and not stored with a wrong checksum', async () => {
    const forged = { transaction: aTransaction(attempt) };
    await expect(receiving.receive('wompi', forged)).rejects.toMatchObject({ code: 'payment.event_forged' });
    expect(world.jobs.of(handleEventJob)).toEqual([]);
  });

  it('are believed while the provider does not answer', async () => {
    await receiving.receive('wompi', provider.event(aTransaction(attempt)));
    provider.isUnavailable = true;
    await work();
    expect(await statuses()).toEqual(['paid']);
  });

  it('take reference and amount from the provider, because a checksum seldom covers them', async () => {
    const approved = aTransaction(attempt);
    provider.report({ ...approved, amount: attempt.amount - 1 });
    await receiving.receive('wompi', provider.event(approved));
    await work();
    expect(await statuses()).toEqual([]);
  });

  it('count when their status is ahead of the answer of the provider', async () => {
    const approved = aTransaction(attempt);
    provider.report({ ...approved, status: 'PENDING' });
    await receiving.receive('wompi', provider.event(approved));
    await work();
    expect(await statuses()).toEqual(['paid']);
  });

  it('fail, so that the queue repeats them, while the provider does not have the transaction yet', async () => {
    const approved = aTransaction(attempt);
    await receiving.receive('wompi', provider.event(approved));
    await expect(work()).rejects.toThrow('does not know it yet');
    expect(events.outcomes.size).toBe(0);
    provider.report(approved);
    await work();
    expect(await statuses()).toEqual(['paid']);
  });
});
