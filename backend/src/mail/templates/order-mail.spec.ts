import { newOrderMail } from './new-order-mail.js';
import { orderMail, type OrderMailFacts } from './order-mail.js';
import { shopSettings } from '../../settings/index.js';
import { signMailsWith } from './letter.js';

const facts: OrderMailFacts = {
  to: 'laura@example.com',
  id: 'order-SIG-7K2QXM-1',
  status: 'paid',
  review: null,
  number: 'SIG-7K2QXM',
  createdAt: new Date('2026-01-16T03:00:00Z'),
  customer: { name: 'Laura Restrepo', email: 'laura@example.com', phone: '300 123 4567' },
  address: 'Calle 10 # 20-30, Medellín, Antioquia',
  items: [
    {
      name: 'Pañalera Multifuncional',
      quantity: 2,
      price: 460_000,
      breakdown: [
        { label: 'Precio base', amount: 445_000 },
        { label: 'Bordado de nombre', amount: 15_000 },
      ],
      details: ['Nombre: <b>Sofía</b>'],
      request: 'Hilo más claro, <i>por favor</i>',
      withdrawal: 'Sin derecho de retracto por ser personalizado (art. 47 Ley 1480).',
    },
  ],
  nameless: [],
  isExpress: false,
  total: 920_000,
  discountCode: 'SIGERIST15',
  discountAmount: 138_000,
  finalTotal: 782_000,
  paid: 782_000,
  paymentMethod: 'CARD',
  transactionId: '1-1700000000-12345',
  note: '',
  delivery: 'entre el 9 y el 16 de diciembre',
  businessDays: [15, 20],
  shippingEstimate: 25_000,
  trackUrl: 'https://sigerist.co/pedido',
  payAgainUrl: 'https://wa.me/573000000000?text=otra',
  transfer: {
    bank: 'Bancolombia',
    type: 'Ahorros',
    number: '123-456',
    holder: 'Sigerist',
    proofUrl: 'https://wa.me/573000000000',
  },
};

const email = 'hola@sigerist.co';

describe('the mail about an order', () => {
  beforeEach(() => signMailsWith(shopSettings({ email, placeholders: true })));

  it.each(['text', 'html'] as const)('confirms items, breakdown, sums, delivery and receipt in its %s', (part) => {
    const mail = orderMail(facts);
    expect(mail).toMatchObject({ to: 'laura@example.com', subject: 'Confirmamos tu pedido: SIG-7K2QXM' });
    for (const told of [
      '2 × Pañalera Multifuncional',
      '$920.000',
      'Bordado de nombre: $15.000',
      '−$138.000',
      '$782.000',
    ])
      expect(mail[part]).toContain(told);
    for (const told of ['Sin derecho de retracto', 'https://sigerist.co/pedido', 'NIT 900.000.000-0'])
      expect(mail[part]).toContain(told);
    for (const told of ['entre el 9 y el 16 de diciembre', '$25.000', 'PROCESADO', 'Tarjeta', '15 de enero de 2026'])
      expect(mail[part]).toContain(told);
    expect(mail[part]).not.toContain('123-456');
  });

  it('puts the pieces of a kit under its name and its price', () => {
    const [piece] = facts.items;
    const kit = { title: 'Kit de lujo de 7 piezas', price: 1_435_500 };
    const items = [
      { ...piece!, quantity: 1, isInKit: true, kit },
      { ...piece!, name: 'Maleta', quantity: 1, isInKit: true },
    ];
    const { text, html } = orderMail({ ...facts, items });
    expect(text).toContain('1 × Kit de lujo de 7 piezas: $1.435.500, con estas piezas:\n    1 × Pañalera');
    expect(text).toContain('    1 × Maleta: $460.000');
    expect(html.match(/1 × Kit de lujo de 7 piezas/g)).toHaveLength(1);
  });

  it('asks for the names that are missing, as long as they can be written', () => {
    const nameless = ['Pañalera Multifuncional', 'Mochila Milano'];
    expect(orderMail({ ...facts, nameless }).text).toContain(
      'Nos falta el de Pañalera Multifuncional y Mochila Milano: escríbelo en la página de tu pedido',
    );
    expect(orderMail({ ...facts, nameless, status: 'shipped' }).text).not.toContain('Nos falta');
    expect(orderMail(facts).text).not.toContain('Nos falta');
  });

  it('escapes what a shopper typed', () => {
    expect(orderMail(facts).html).toContain('&lt;b&gt;Sofía&lt;/b&gt;');
    const toShop = newOrderMail({ ...facts, panelUrl: 'x', needsReview: false });
    expect(toShop.html).not.toContain('<b>Sofía');
    expect(toShop.html).toContain('Solicitud: Hilo más claro, &lt;i&gt;por favor');
  });

  it('is no way to write to strangers in the shop’s name', () => {
    const evil = 'https://evil.example/premio';
    const items = [{ ...facts.items[0]!, details: [`Nombre: ${evil}`], request: evil }];
    const customer = { ...facts.customer, name: evil };
    const { text, html, subject } = orderMail({ ...facts, status: 'pending_transfer', customer, items, address: evil });
    expect(text + html + subject).not.toContain('evil');
    expect(text).toContain('Hola:');
    expect(orderMail({ ...facts, customer: { ...customer, name: 'L'.repeat(160) } }).text).toMatch(/^Hola:/);
  });

  it('is signed without what the shop has not filled in', () => {
    signMailsWith(shopSettings({ email, placeholders: false }));
    const { text } = orderMail(facts);
    expect(text).toMatch(/\n\nSigerist\nMedellín, Antioquia, Colombia$/);
  });

  it('says where to transfer the money and how to prove it', () => {
    const { text } = orderMail({ ...facts, status: 'pending_transfer', transactionId: null });
    expect(text).toContain('Transfiere $782.000');
    expect(text).toContain('123-456');
    expect(text).toContain('https://wa.me/573000000000');
    expect(text).not.toContain('PROCESADO');
  });

  it('counts business days from the confirmation while nothing is paid', () => {
    const { text } = orderMail({ ...facts, status: 'pending_transfer', transactionId: null, delivery: null });
    expect(text).toContain('En 15 a 20 días hábiles desde que confirmemos tu pago');
  });

  it('speaks of 24 hours only when an express order is on its way', () => {
    const shipped = { ...facts, status: 'shipped', isExpress: false } as const;
    expect(orderMail(shipped).text).not.toContain('24 horas');
    expect(orderMail({ ...shipped, isExpress: true }).text).toContain('24 horas en camino');
    expect(orderMail({ ...shipped, status: 'delivered', isExpress: true }).text).not.toContain('24 horas');
  });

  it('asks for the proof by mail while there is no number for chats', () => {
    const transfer = { ...facts.transfer!, proofUrl: null };
    const { text } = orderMail({ ...facts, status: 'pending_transfer', transfer });
    expect(text).toContain('123-456');
    expect(text).toContain('Envíanos el comprobante respondiendo a este correo.');
    expect(text).not.toContain('wa.me');
  });

  it('names no account while there is none', () => {
    const { text } = orderMail({ ...facts, status: 'pending_transfer', transfer: null });
    expect(text).not.toMatch(/Transfiere|comprobante/);
    expect(text).toContain('Seguir mi pedido');
  });

  it('carries the note of a later change, and no receipt again', () => {
    const { text } = orderMail({ ...facts, status: 'shipped', note: 'Guía 123' });
    expect(text).toContain('Guía 123');
    expect(text).not.toContain('PROCESADO');
  });

  it.each(['text', 'html'] as const)('says in its %s that the payment was voided and how to pay again', (part) => {
    const mail = orderMail({ ...facts, status: 'payment_review', review: 'voided' });
    expect(mail.subject).toBe('Anularon el pago de tu pedido: SIG-7K2QXM');
    for (const told of [
      'no tenemos ese dinero',
      'te escribe pronto',
      'pagarlo otra vez',
      '$782.000',
      '1-1700000000-12345',
    ])
      expect(mail[part]).toContain(told);
    expect(mail[part]).toContain(facts.payAgainUrl);
    for (const untrue of ['Recibimos tu pago', 'no tienes que pagar otra vez', 'PROCESADO', 'Tiempo'])
      expect(mail[part]).not.toContain(untrue);
  });

  it.each([
    ['voided_first', /el otro pago que hiciste por estas mismas piezas.*no tienes que pagar otra vez/],
    ['voided_partly', /otro pago tuyo por algunas de estas piezas.*acordar las demás/],
    ['voided_second', /Tu primer pedido con estas piezas sigue igual/],
    ['voided_sent', /ya salió del taller/],
  ] as const)('does not ask to pay again for %s', (review, words) => {
    const { text } = orderMail({ ...facts, status: 'payment_review', review });
    expect(text).toMatch(words);
    for (const untrue of ['pagarlo otra vez', 'en pausa', facts.payAgainUrl]) expect(text).not.toContain(untrue);
  });

  it.each([
    ['late_payment', /llegó más tarde.*No tienes que pagar otra vez/],
    ['second_payment', /ya teníamos otro pedido.*te devolvemos este dinero/],
    [null, /Una persona está revisando el pago de tu pedido/],
  ] as const)('explains the review reason %s', (review, words) => {
    const { subject, text } = orderMail({ ...facts, status: 'payment_review', review });
    expect(subject).toBe('Estamos revisando tu pago: SIG-7K2QXM');
    expect(text).toMatch(words);
    expect(text).not.toContain('anulado');
  });

  it('says to the shop whether to start the order or to review it', () => {
    const shop = { ...facts, panelUrl: 'https://sigerist.co/panel/pedidos/7' };
    expect(newOrderMail({ ...shop, needsReview: false }).subject).toBe('Pedido nuevo SIG-7K2QXM');
    expect(newOrderMail({ ...shop, needsReview: true }).subject).toBe('Pedido SIG-7K2QXM en revisión');
    expect(newOrderMail({ ...shop, needsReview: true })).toMatchObject({ replyTo: { address: 'laura@example.com' } });
    expect(newOrderMail({ ...shop, needsReview: false }).text).toContain('Servicio: Normal');
    expect(newOrderMail({ ...shop, needsReview: false, isExpress: true }).text).toContain('Servicio: Express');
  });
});
