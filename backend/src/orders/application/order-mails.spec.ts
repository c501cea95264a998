import { aCatalogueService } from '../../../test/builders/catalogue-service.builder.js';
import { receiveOnline, receiveTransfer, voidPayment } from '../../../test/builders/order.builder.js';
import { aPurchase } from '../../../test/builders/purchase.builder.js';
import { InMemoryOrders } from '../../../test/fakes/in-memory-orders.js';
import { POLICIES } from '../../common/throttling/policies.js';
import type { MailSender } from '../../mail/index.js';
import type { ShopSettings } from '../../settings/index.js';
import { correctDetails, detailsVersion } from '../domain/correction.js';
import { endUnpaid, remind, requestBalance, withdrawAccount } from '../domain/instalments.js';
import { Order } from '../domain/order.js';
import { BANK_TRANSFER } from '../domain/payment.js';
import type { OrderPageLinks } from './order-access.js';
import { OrderMailSender } from './order-mails.js';
import type { Orders } from './orders.port.js';
import type { TransferInstructions } from './transfer-instructions.js';

type Mail = Parameters<MailSender['send']>[0];

const JPEG = Buffer.from('a piece');

const NOW = new Date('2026-01-15T20:00:00Z');
const HALF = 391_000;
const TOTAL = 782_000;
const TRANSFER = { method: BANK_TRANSFER, transactionId: null, reference: null, attemptId: null };
const ORDER_PAGE = 'https://sigerist.co/pedido?orden=SIG-7K2QXM#acceso=secret';
const ACCOUNT = {
  bank: 'Bancolombia',
  type: 'Ahorros',
  number: '123-456',
  holder: 'Sigerist',
  proofUrl: null,
  isWithdrawn: false,
};
const staff = { at: NOW, actor: 'taller@sigerist.co', note: '' };

describe('the mails of an order by transfer', () => {
  let orders: InMemoryOrders;
  let sent: Mail[];
  /** The mailbox that accepts no mail. */
  let refusing: string | undefined;
  /** Whether the shop no longer uses the account of the order. */
  let isWithdrawn = false;
  let sender: OrderMailSender;
  let order: Order;

  beforeEach(() => {
    orders = new InMemoryOrders();
    sent = [];
    refusing = undefined;
    isWithdrawn = false;
    const { catalogue } = aCatalogueService();
    catalogue.pieces.of = (productId) => Promise.resolve({ id: `piece-${productId}`, jpeg: JPEG });
    sender = new OrderMailSender(
      orders as unknown as Orders,
      catalogue,
      {
        send: (mail: Mail) =>
          mail.to === refusing ? Promise.reject(new Error('refused')) : Promise.resolve(void sent.push(mail)),
      },
      { current: { contact: { email: 'taller@sigerist.co' } } } as ShopSettings,
      {
        find: () => ACCOUNT,
        isWithdrawn: () => Promise.resolve(isWithdrawn),
        payAgainUrl: () => null,
        codeKeptUntil: () => Promise.resolve(null),
      } as unknown as TransferInstructions,
      {
        inMail: () => Promise.resolve(ORDER_PAGE),
        inPanel: () => 'https://sigerist.co/panel/pedidos/1',
      } as unknown as OrderPageLinks,
    );
    order = Order.place(
      crypto.randomUUID(),
      {
        purchase: aPurchase(),
        payment: TRANSFER,
        status: 'pending_transfer',
        reviewReason: null,
        firstInstalment: HALF,
      },
      NOW,
    );
  });

  it('sends each mail of a new order even when the other fails', async () => {
    await orders.add(order);
    const { email } = order.purchase.customer;
    await sender.sendNew(order.id, 0);
    expect(sent.map(({ to }) => to).sort()).toEqual([email, 'taller@sigerist.co']);
    // Whoever pays nothing gets words: a picture costs a core.
    expect(sent.map(({ pictures }) => pictures)).toEqual([undefined, undefined]);
    for (refusing of [email, 'taller@sigerist.co']) {
      sent = [];
      await expect(sender.sendNew(order.id, 0)).rejects.toThrow('refused');
      expect(sent.map(({ to }) => to)).toEqual([email, 'taller@sigerist.co'].filter((to) => to !== refusing));
    }
  });

  it('shows no account that the shop no longer uses, and tells its customer once while a transfer may come', async () => {
    isWithdrawn = true;
    expect(withdrawAccount(order, NOW)).toBe(true);
    expect(withdrawAccount(order, NOW)).toBe(false);
    await orders.add(order);
    await sender.sendNew(order.id, 0);
    await sender.sendToCustomer(order.id, 1);
    const [first, withdrawn] = sent.filter(({ to }) => to === order.purchase.customer.email);
    expect(first!.text).not.toContain(ACCOUNT.number);
    expect(first!.text).toContain('No transfieras a la cuenta que te mostramos antes');
    expect(withdrawn!.subject).toMatch(/^No transfieras a la cuenta/);
    expect(withdrawn!.text).not.toContain(ACCOUNT.number);
    sent = [];
    isWithdrawn = false;
    await sender.sendToCustomer(order.id, 1);
    expect(sent).toEqual([]);
  });

  const receive = (amount = HALF) => receiveTransfer(order, amount, NOW);

  /** An online payment of the amount due; returns its transaction. */
  const pay = (amount = HALF) => receiveOnline(order, amount, NOW);

  /** The mail about one change, as the order is now; undefined when none is sent. */
  async function mailOf(step = order.history.length - 1): Promise<Mail | undefined> {
    await orders.add(order);
    await sender.sendToCustomer(order.id, step);
    return sent[0];
  }

  /** The workshop's mail about the order in its current status. */
  async function shopMail(): Promise<Mail | undefined> {
    await orders.add(order);
    await sender.sendToShop(order.id);
    return sent[0];
  }

  it('gives the proof of the customer to the customer alone, in each mail', async () => {
    await orders.add(order);
    await sender.sendNew(order.id, 0);
    for (const { to, text } of sent) expect(text.includes(ORDER_PAGE)).toBe(to === order.purchase.customer.email);
    expect(sent).toHaveLength(2);
  });

  it('shows each piece as it was ordered in the mails with its lines, once it is bought', async () => {
    receive();
    const mail = await mailOf();
    const ids = [...new Set(order.purchase.lines.map(({ productId }) => `piece-${productId}`))];
    expect(mail!.pictures).toEqual(ids.map((id) => ({ id, jpeg: JPEG })));
    for (const id of ids) expect(mail!.html).toContain(`src="cid:${id}"`);
    sent = [];
    await sender.sendToShop(order.id);
    expect(sent[0]!.pictures).toHaveLength(ids.length);
  });

  it('shows the piece whose name was corrected, as it is made now', async () => {
    receive();
    const names = [{ position: 0, name: 'Lucía' }];
    correctDetails(order, { names }, { version: detailsVersion(order), at: NOW, actor: 'shopper' });
    const { text, html, pictures } = (await mailOf())!;
    const { name, productId } = order.purchase.lines[0]!;
    expect(text).toMatch(new RegExp(`El nombre de ${name}: Lucía \\(antes: .+\\)`));
    expect(text).toContain(`Así queda el nombre de ${name}\n    Bordado: Lucía`);
    expect(pictures).toEqual([{ id: `piece-${productId}`, jpeg: JPEG }]);
    expect(html).toContain(`src="cid:piece-${productId}"`);
  });

  it('says what a correction changed, before and after', async () => {
    const { phone } = order.purchase.customer;
    correctDetails(order, { phone: '300 765 4321' }, { version: detailsVersion(order), at: NOW, actor: 'shopper' });
    const { subject, text, limit } = (await mailOf())!;
    expect(subject).toMatch(/^Cambiaron los datos de tu pedido/);
    expect(text).toContain(`El celular: 300 765 4321 (antes: ${phone})`);
    expect(text).toMatch(/Si no lo pediste tú/);
    // The order is not paid, so that anybody may have placed it with this email.
    expect(limit).toBe(POLICIES.transferMails);
  });

  it('sends no reminder after the payment arrived', async () => {
    remind(order, NOW);
    receive();
    expect(await mailOf(1)).toBeUndefined();
  });

  it('calls no order closed whose money came meanwhile', async () => {
    endUnpaid(order, NOW);
    pay();
    expect(await mailOf(1)).toBeUndefined();
  });

  it('does not ask for the balance in the mail about a new order that was paid meanwhile', async () => {
    receive();
    expect((await mailOf(0))!.text).not.toContain('123-456');
  });

  it('asks for nothing that was paid meanwhile', async () => {
    receive();
    requestBalance(order, staff);
    receive();
    const { text } = (await mailOf(2))!;
    expect(text).not.toMatch(/nos falta|123-456/);
  });

  it('says how much of a partly paid order is there, how much is missing, and where it goes', async () => {
    receive(300_000);
    const { subject, text } = (await mailOf())!;
    expect(subject).toMatch(/^Recibimos tu pago/);
    for (const part of ['Ya tenemos $300.000', 'Te quedan $91.000', '123-456']) expect(text).toContain(part);
    expect(text).not.toMatch(/Confirmamos|PROCESADO/);
  });

  it('reminds of the rest alone, and not of a closed order', async () => {
    receive(300_000);
    remind(order, NOW);
    const { text } = (await mailOf())!;
    expect(text).toContain('Te quedan $91.000');
    expect(text).not.toContain('cerramos el pedido');
  });

  it('names the card in the receipt of an order that was paid with one', async () => {
    const transactionId = pay();
    const { text } = (await mailOf())!;
    expect(text).toContain('Medio de pago: Tarjeta');
    expect(text).toContain(`Transacción: ${transactionId}`);
  });

  it('names the amount of the voided payment and the amount that the shop keeps', async () => {
    receive();
    const transactionId = pay();
    voidPayment(order, NOW, transactionId);
    const { subject, text } = (await mailOf())!;
    expect(subject).toMatch(/^Anularon uno de tus pagos/);
    for (const part of ['$391.000', 'Tarjeta', transactionId, 'Seguimos teniendo lo demás'])
      expect(text).toContain(part);
    expect(text).not.toContain('Pagar en línea');
  });

  it('mentions one order when the same order was paid twice', async () => {
    receive(TOTAL);
    pay();
    const { text } = (await mailOf())!;
    expect(text).toContain('Llegaron $391.000 más de lo que vale tu pedido');
    expect(text).not.toContain('otro pedido tuyo');
  });

  it('does not repeat a void when money comes during its review', async () => {
    receive();
    voidPayment(order, NOW, pay());
    pay();
    expect((await mailOf())!.subject).toMatch(/^Recibimos tu pago/);
  });

  it('calls no order paid whose money is being refunded', async () => {
    receive();
    order.changeTo('refund_pending', staff);
    pay();
    expect((await mailOf())!.text).not.toContain('pagado por completo');
  });

  it.each(['cancelled', 'refund_pending'] as const)(
    'sends the workshop no mail about an order that is %s',
    async (status) => {
      if (status === 'refund_pending') receive();
      order.changeTo(status, staff);
      expect(await shopMail()).toBeUndefined();
    },
  );

  it('warns the workshop of an order that a person reviews', async () => {
    receive();
    order.changeTo('payment_review', staff);
    expect((await shopMail())!.subject).toMatch(/en revisión$/);
  });
});
