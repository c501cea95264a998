import { PersonalData } from '../src/common/personal-data.js';
import { Transaction } from '../src/common/transaction.port.js';
import { PaymentRetention } from '../src/payments/application/payment-retention.js';
import { PaymentProviders } from '../src/payments/application/payment-provider.port.js';
import { SettlePayment } from '../src/payments/application/settle-payment.js';
import { EraseRefundData } from '../src/refunds/application/erase-refund-data.js';
import type { RefundPageDto } from '../src/refunds/adapters/http/refund.dto.js';
import { eventually } from './support/eventually.js';
import type { BegunPayment } from './support/paying-people.js';
import { PayingShop } from './support/paying-shop.js';

/** Personal data of payments without an order: export, erasure and retention. */
describe('personal data of payments', () => {
  let shop: PayingShop;

  beforeAll(async () => {
    shop = await PayingShop.open();
  });
  afterAll(() => shop.close());

  const data = () => shop.shop.app.get(PersonalData);
  const inTransaction = <T>(work: () => Promise<T>) => shop.shop.app.get(Transaction).run(work);
  const guest = ({ email }: BegunPayment) => ({ accountId: null, provenEmail: email });
  const isAnyoneWaiting = async () => {
    const locks = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(await shop.sql(locks)).not.toEqual([]);
  };
  const night = () => shop.shop.app.get(PaymentRetention).remove();
  const erase = async (person: Parameters<PersonalData['erase']>[0]) =>
    (await inTransaction(() => data().erase(person))).payments;
  const purchaseOf = async ({ config }: BegunPayment) => {
    const [row] = await shop.sql<{ purchase: { userId: string | null } | null }>(
      'SELECT purchase FROM payment_attempt WHERE reference = $1',
      [config.reference],
    );
    return row!.purchase;
  };
  const orderOf = async ({ config }: BegunPayment) => {
    const orders = await shop.sql<{ user_id: string | null; erase_requested_at: Date | null }>(
      'SELECT user_id, erase_requested_at FROM shop_order WHERE reference = $1',
      [config.reference],
    );
    expect(orders).toHaveLength(1);
    return orders[0]!;
  };
  const notesOf = async (id: string) => {
    const [row] = await shop.sql<{ resolutions: unknown[] }>(
      'SELECT resolutions FROM provider_transaction WHERE id = $1',
      [id],
    );
    return row!.resolutions;
  };
  const NOTE = 'Devuelto a Marta Gómez';
  const WITHOUT_NOTE = [expect.objectContaining({ actor: 'taller@example.com', note: '' })];
  const resolve = (id: string) => shop.decide(id, { kind: 'not_ours', reason: NOTE });

  /** A payment that a person with an account began. */
  async function begunBy(accountId: string): Promise<BegunPayment> {
    const payment = await shop.begin();
    await shop.sql(
      `UPDATE payment_attempt SET purchase = jsonb_set(purchase, '{userId}', to_jsonb($2::text)) WHERE reference = $1`,
      [payment.config.reference, accountId],
    );
    return payment;
  }

  /** Pays another amount than was asked for. */
  async function paidWrongly(payment: BegunPayment): Promise<string> {
    const id = await shop.pay(payment.config, { amountTamper: { amountInCents: 100 } });
    await shop.complete(id).expect(409);
    return id;
  }

  it('are exported to the person who proves the email, and to the account that began the payment', async () => {
    const accountId = crypto.randomUUID();
    const payment = await begunBy(accountId);
    const exported = [
      {
        reference: payment.config.reference,
        state: 'created',
        customer: { email: payment.email },
        lines: [{ personalisation: { personalization: 'Sofía' } }],
        total: 460_000,
      },
    ];
    expect(
      (await data().of({ accountId: null, provenEmail: payment.email.toUpperCase() })).data.payments,
    ).toMatchObject(exported);
    expect((await data().of({ accountId, provenEmail: null })).data.payments).toMatchObject(exported);
    expect((await data().of({ accountId: null, provenEmail: `x${payment.email}` })).data.payments).toEqual([]);
  });

  it('are erased at once, with the notes of staff, when the payment has ended', async () => {
    const payment = await shop.begin();
    const id = await paidWrongly(payment);
    await resolve(id);
    expect(await erase(guest(payment))).toEqual({ erased: 1, kept: [] });
    expect(await purchaseOf(payment)).toBeNull();
    expect(await notesOf(id)).toEqual(WITHOUT_NOTE);
  });

  it('go from a refund without an order on request or after half a year, its evidence after ten years', async () => {
    const NOTE_TO_BANK = 'Lo recibió Marta Gómez';
    /** As the provider names who paid. */
    const PAYER = 'ana@example.com';
    const refundOf = async (id: string) => {
      const { refunds } = (await shop.staff.get('/api/refunds?state=done').expect(200)).body as RefundPageDto;
      const { payer, evidence, history } = refunds.find(({ transactionId }) => transactionId === id)!;
      return { payer: payer?.email ?? null, evidence, notes: history.map(({ note }) => note).join('') };
    };
    const givenBack = async () => {
      const payment = await shop.begin();
      const id = await paidWrongly(payment);
      const { body } = await shop.decide(id, { kind: 'give_back', refund: { way: 'bank_transfer' } });
      const { id: refundId } = (body as { refund: { id: string } }).refund;
      for (const step of [{ state: 'under_way' }, { state: 'failed', note: NOTE_TO_BANK }, { state: 'approved' }])
        await shop.staff.patch(`/api/refunds/${refundId}`).send(step).expect(200);
      const done = { state: 'done', evidence: `M-${id}` };
      expect((await shop.staff.patch(`/api/refunds/${refundId}`).send(done).expect(200)).body).toMatchObject({
        payer: { email: PAYER },
      });
      return id;
    };
    const detailOf = (id: string) =>
      shop.sql(
        `SELECT evidence FROM money_detail JOIN money_entry AS back ON back.id = entry_id
         JOIN money_entry AS paid ON paid.id = back.reverses WHERE paid.transaction_id = $1`,
        [id],
      );
    const nights = async (ago: string) => {
      // A day more than the time after which it goes.
      await shop.sql(
        `UPDATE refund SET history = (SELECT jsonb_agg(jsonb_set(step, '{at}', to_jsonb(now() - $1::interval))) FROM jsonb_array_elements(history) step)`,
        [ago],
      );
      await shop.sql(
        `UPDATE provider_transaction SET resolved_at = now() - $1::interval WHERE resolved_at IS NOT NULL`,
        [ago],
      );
      await shop.sql('ALTER TABLE money_entry DISABLE TRIGGER USER');
      await shop.sql(`UPDATE money_entry SET at = now() - $1::interval, moved_at = now() - $1::interval`, [ago]);
      await shop.sql('ALTER TABLE money_entry ENABLE TRIGGER USER');
      await night();
      await shop.shop.app.get(EraseRefundData).forgetEvidence();
    };
    const asked = await givenBack();
    expect(await refundOf(asked)).toEqual({ payer: PAYER, evidence: `M-${asked}`, notes: NOTE_TO_BANK });
    const person = { accountId: null, provenEmail: PAYER };
    expect((await data().of(person)).data.refunds).toMatchObject([{ transactionId: asked, state: 'done' }]);
    expect((await inTransaction(() => data().erase(person))).refunds).toEqual({ erased: 1, kept: [] });
    expect(await refundOf(asked)).toEqual({ payer: null, evidence: `M-${asked}`, notes: '' });
    const old = await givenBack();

    await nights('179 days');
    expect(await refundOf(old)).toMatchObject({ payer: PAYER, notes: NOTE_TO_BANK });
    await nights('181 days');
    expect(await refundOf(old)).toEqual({ payer: null, evidence: `M-${old}`, notes: '' });
    expect(await detailOf(old)).toEqual([{ evidence: `M-${old}` }]);
    await nights('3655 days');
    expect(await refundOf(old)).toEqual({ payer: null, evidence: '-', notes: '' });
    expect(await detailOf(old)).toEqual([]);
  });

  it('are kept until staff have resolved the money in review', async () => {
    const payment = await shop.begin();
    const id = await paidWrongly(payment);
    const { reference } = payment.config;
    expect(await erase(guest(payment))).toEqual({ erased: 0, kept: [reference] });
    await night();
    expect(await purchaseOf(payment)).toMatchObject({ customer: { email: payment.email } });
    await resolve(id);
    await night();
    expect(await purchaseOf(payment)).toBeNull();
    expect(await notesOf(id)).toEqual(WITHOUT_NOTE);
  });

  it('are erased the night after the payment ends unpaid, because until then it may be paid', async () => {
    const payment = await shop.begin();
    expect(await erase(guest(payment))).toEqual({ erased: 0, kept: [payment.config.reference] });
    expect(await erase(guest(payment))).toEqual({ erased: 0, kept: [payment.config.reference] });
    await night();
    expect(await purchaseOf(payment)).not.toBeNull();
    await shop.check(payment, 8);
    await night();
    expect(await purchaseOf(payment)).toBeNull();
  });

  it('move to an order that is erased once it is finished when the payment is approved later', async () => {
    const payment = await shop.begin();
    await erase(guest(payment));
    await shop.complete(await shop.pay(payment.config)).expect(201);
    expect(await orderOf(payment)).toEqual({ user_id: null, erase_requested_at: expect.any(Date) });
    await shop.mailbox.wait('order', payment.email, 1);
  });

  it('name no account that was deleted while the payment was undecided', async () => {
    const accountId = crypto.randomUUID();
    const payment = await begunBy(accountId);
    await erase({ accountId, provenEmail: null });
    expect(await purchaseOf(payment)).toMatchObject({ userId: null });
    await shop.complete(await shop.pay(payment.config)).expect(201);
    expect(await orderOf(payment)).toEqual({ user_id: null, erase_requested_at: expect.any(Date) });
  });

  it('belong to the account that replaced theirs, and to none when their email is another one', async () => {
    const [oldId, newId] = [crypto.randomUUID(), crypto.randomUUID()];
    const [own, foreign] = [await begunBy(oldId), await begunBy(oldId)];
    await inTransaction(() => data().replaceAccount({ oldId, newId, provenEmail: own.email }));
    for (const payment of [own, foreign]) await shop.complete(await shop.pay(payment.config)).expect(201);
    expect((await orderOf(own)).user_id).toBe(newId);
    expect((await orderOf(foreign)).user_id).toBeNull();
  });

  it('belong to the account that replaced theirs also when the payment is settled at that moment', async () => {
    const [oldId, newId] = [crypto.randomUUID(), crypto.randomUUID()];
    const payment = await begunBy(oldId);
    const answer = await shop.shop.app
      .get(PaymentProviders)
      .of('wompi')
      .transaction(await shop.pay(payment.config));
    if (answer.kind !== 'found') throw new Error('The payment is missing');
    const { app } = shop.second;
    const replace = () =>
      app
        .get(Transaction)
        .run(() => app.get(PersonalData).replaceAccount({ oldId, newId, provenEmail: payment.email }));
    let replaced: Promise<void> | undefined;
    await inTransaction(async () => {
      await shop.shop.app.get(SettlePayment).settle(answer.transaction);
      replaced = replace();
      await eventually(isAnyoneWaiting);
    });
    await replaced;
    expect((await orderOf(payment)).user_id).toBe(newId);
  });

  it('are kept when a wrong amount is recorded while they are being erased', async () => {
    const payment = await shop.begin();
    const id = await shop.pay(payment.config, { amountTamper: { amountInCents: 100 } });
    const answer = await shop.shop.app.get(PaymentProviders).of('wompi').transaction(id);
    if (answer.kind !== 'found') throw new Error('The payment is missing');
    const { app } = shop.second;
    const person = { accountId: null, provenEmail: payment.email };
    let erased: Promise<unknown> | undefined;
    await inTransaction(async () => {
      await shop.shop.app.get(SettlePayment).settle(answer.transaction);
      erased = app.get(Transaction).run(() => app.get(PersonalData).erase(person));
      await eventually(isAnyoneWaiting);
    });
    await erased;
    const [attempt] = await shop.sql<{ state: string; purchase: object | null }>(
      'SELECT state, purchase FROM payment_attempt WHERE reference = $1',
      [payment.config.reference],
    );
    expect(attempt).toMatchObject({ state: 'mismatch', purchase: { customer: { email: payment.email } } });
  });

  it('in notes of staff are erased half a year after the money was dealt with, or with the purchase', async () => {
    const [unclaimed, old, recent] = [await shop.begin(), await shop.begin(), await shop.begin()];
    const id = await shop.pay(unclaimed.config);
    await shop.sql('DELETE FROM payment_attempt WHERE reference = $1', [unclaimed.config.reference]);
    await shop.complete(id).expect(404);
    const ids = [id, await paidWrongly(old), await paidWrongly(recent)] as const;
    for (const one of ids) await resolve(one);
    await shop.sql(`UPDATE provider_transaction SET resolved_at = now() - interval '181 days' WHERE id = $1`, [id]);
    await shop.sql(`UPDATE payment_attempt SET created_at = now() - interval '181 days' WHERE reference = $1`, [
      old.config.reference,
    ]);
    await night();
    expect(await notesOf(ids[0])).toEqual(WITHOUT_NOTE);
    expect(await notesOf(ids[1])).toEqual(WITHOUT_NOTE);
    expect(await notesOf(ids[2])).toMatchObject([{ note: NOTE }]);
  });
});
