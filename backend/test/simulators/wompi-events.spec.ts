import { WompiPaymentProvider } from '../../src/payments/adapters/wompi/wompi-payment-provider.js';
import { EventReceiver, type ReceivedEvent } from '../support/event-receiver.js';
import { eventually } from '../support/eventually.js';
import { PaymentSimulator } from '../support/payment-simulator.js';
import { CARDS, SandboxPayer } from '../support/sandbox-payer.js';

const MINUTES = 60_000;

describe('the events of the payment simulator', () => {
  let receiver: EventReceiver;
  let simulator: PaymentSimulator;
  let provider: WompiPaymentProvider;
  let references = 0;

  const pay = async (plan: object = {}, number = CARDS.approved) => {
    await simulator.control('next', plan);
    const reference = `event-${(references += 1)}`;
    const asked = provider.widgetConfig({
      reference,
      amount: 445_000,
      redirectUrl: 'http://localhost/',
      expiresAt: new Date('2099-01-01T05:00:00.000Z'),
    });
    const { apiBaseUrl, publicKey } = simulator.settings;
    const id = await new SandboxPayer(apiBaseUrl, publicKey).payByCard(asked, number);
    await simulator.pass(3_000);
    return { id, reference };
  };
  const arrived = (count: number) => eventually(() => expect(receiver.events).toHaveLength(count));
  /** Every delivery so far was answered, so that nothing more is on its way. */
  const answered = (count: number) =>
    eventually(async () => {
      const deliveries = await simulator.deliveries();
      expect(deliveries.map(({ answer }) => typeof answer)).toEqual(Array<string>(count).fill('number'));
      return deliveries;
    });
  const read = ({ body, checksum }: ReceivedEvent) => provider.readEvent(body, checksum);

  beforeAll(async () => {
    receiver = await EventReceiver.start();
    simulator = await PaymentSimulator.start(receiver.url);
    provider = new WompiPaymentProvider(simulator.settings);
  });
  beforeEach(async () => {
    await simulator.control('reset');
    receiver.events.length = 0;
    receiver.answer = 200;
  });
  afterAll(async () => {
    await simulator.close();
    await receiver.close();
  });

  it('are proved by the shop’s own reading of them', async () => {
    const { id, reference } = await pay();
    await arrived(1);
    expect(receiver.events[0]?.body).toMatchObject({ event: 'transaction.updated', environment: 'test' });
    expect(read(receiver.events[0]!)).toMatchObject({
      kind: 'transaction',
      transaction: { id, reference, status: 'APPROVED', amount: 445_000, currency: 'COP' },
    });
    await answered(1);
  });

  it('are repeated after 30 minutes, 3 hours and 24 hours, and then no more, unless the answer is exactly 200', async () => {
    receiver.answer = 201;
    await pay();
    for (const [attempt, wait] of [30 * MINUTES, 180 * MINUTES, 1440 * MINUTES, 1440 * MINUTES].entries()) {
      const deliveries = await answered(attempt + 1);
      expect(deliveries.at(-1)).toMatchObject({ attempt: attempt + 1, answer: 201 });
      await simulator.pass(wait - 20 * MINUTES);
      expect(await simulator.deliveries()).toHaveLength(attempt + 1);
      await simulator.pass(20 * MINUTES);
    }
    expect(new Set(receiver.events.map(({ checksum }) => checksum)).size).toBe(1);
    expect(receiver.events).toHaveLength(4);
  });

  it('can be dropped, resent, duplicated and delayed', async () => {
    const { id } = await pay({ webhook: 'drop' });
    await simulator.control(`transactions/${id}/resend`);
    expect(receiver.statuses).toEqual(['APPROVED']);
    await pay({ webhook: 'duplicate:2' });
    await arrived(4);
    await pay({ webhook: 'delay:60000' }, CARDS.declined);
    await simulator.pass(60_000);
    await arrived(5);
    expect(receiver.statuses.at(-1)).toBe('DECLINED');
  });

  it('report a voided payment', async () => {
    await simulator.passToNoon();
    const { id } = await pay();
    const { apiBaseUrl, publicKey, privateKey } = simulator.settings;
    await new SandboxPayer(apiBaseUrl, publicKey).post(`/transactions/${id}/void`, {}, privateKey);
    await arrived(2);
    expect(receiver.statuses).toEqual(['APPROVED', 'VOIDED']);
  });

  it('can have a forged signature', async () => {
    await pay({ webhook: ['badChecksum'] });
    await pay({ webhook: ['wrongSecret'] });
    await arrived(2);
    expect(receiver.events.map(read)).toEqual([{ kind: 'forged' }, { kind: 'forged' }]);
  });

  it('can prove more than the usual, in another order', async () => {
    await pay({ webhook: 'extraProperties' });
    await arrived(1);
    expect(receiver.events[0]?.body.signature.properties).toHaveLength(5);
    expect(read(receiver.events[0]!)).toMatchObject({ kind: 'transaction' });
  });

  it('can overtake each other', async () => {
    await pay({ webhook: 'reorder' }, CARDS.declined);
    await pay();
    await arrived(2);
    expect(receiver.statuses).toEqual(['APPROVED', 'DECLINED']);
  });

  it('can report another amount', async () => {
    await pay({ amountTamper: { amountInCents: 100_000 } });
    await arrived(1);
    expect(read(receiver.events[0]!)).toMatchObject({ kind: 'transaction', transaction: { amount: 1_000 } });
  });

  it.each([
    [{ retryWindow: true }, ['DECLINED', 'APPROVED']],
    [{ doubleApproval: true }, ['APPROVED', 'APPROVED']],
  ])('of one reference can be two: %j', async (plan, statuses) => {
    const { reference } = await pay(plan);
    await arrived(1);
    await simulator.pass(3_000);
    await arrived(2);
    expect(receiver.statuses).toEqual(statuses);
    const answer = await provider.transactionsOf(reference);
    expect(answer.kind === 'found' && new Set(answer.transactions.map(({ id }) => id)).size).toBe(2);
  });

  it('wait for the payer’s return when that is ordered', async () => {
    const { id } = await pay({ outcome: 'PENDING', webhook: 'afterRedirect' });
    await simulator.control(`transactions/${id}/settle`, { status: 'APPROVED' });
    expect(await simulator.deliveries()).toEqual([]);
  });

  it.each(['500', '429', 'html403', 'drop'])('do without the API: %s is no answer about a payment', async (fault) => {
    const { id } = await pay();
    const hasty = new WompiPaymentProvider(simulator.settings);
    // A provider that asks for fewer calls is not asked again at once.
    await simulator.control('faults', { api: fault, times: fault === '429' ? 1 : 3 });
    expect(await hasty.transaction(id)).toMatchObject({ kind: 'unknown' });
    expect(await hasty.transaction(id)).toMatchObject({ kind: 'found', transaction: { status: 'APPROVED' } });
  });

  it('reject invalid control words', async () => {
    await expect(simulator.control('next', { webhook: 'vanish' })).rejects.toThrow('400');
    await expect(simulator.control('next', { outcome: 'PAID' })).rejects.toThrow('400');
    await expect(simulator.control('faults', { api: 'slow:' })).rejects.toThrow('400');
  });
});
