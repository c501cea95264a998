import { shopSettings } from '../../settings/index.js';
import { newOrderMail } from './new-order-mail.js';
import { orderMail, type OrderMailFacts } from './order-mail.js';
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
  lines: [
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
    },
  ],
  withdrawal: 'Lo personalizado no tiene derecho de retracto (art. 47 Ley 1480).',
  nameless: [],
  isExpress: false,
  total: 920_000,
  discountCode: 'SIGERIST15',
  discountAmount: 138_000,
  finalTotal: 782_000,
  instalments: [],
  due: 0,
  paid: 782_000,
  excess: 0,
  paymentMethod: 'CARD',
  transactionId: '1-1700000000-12345',
  note: '',
  corrected: [],
  shipment: null,
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
  isAccountWithdrawn: false,
  codeKeptUntil: null,
  voided: { amount: 782_000, returnedBefore: 0, method: 'CARD', transactionId: '1-1700000000-12345' },
};

const email = 'hola@sigerist.co';

/** Waits for the transfer of everything. */
const unpaid = {
  ...facts,
  status: 'pending_transfer',
  transactionId: null,
  due: 782_000,
  paid: 0,
  instalments: [{ amount: 782_000, reference: 'SIG-7K2QXM', state: 'due', payBy: 'el 22 de enero' }],
} as const;
/** Half of it came by transfer. */
const half = {
  ...unpaid,
  due: 391_000,
  paid: 391_000,
  instalments: [
    { amount: 391_000, reference: 'SIG-7K2QXM-1', state: 'paid', payBy: null },
    { amount: 391_000, reference: 'SIG-7K2QXM-2', state: 'due', payBy: 'el 10 de febrero' },
  ],
} as const;

describe('the mail about an order', () => {
  beforeEach(() => signMailsWith(shopSettings({ email, placeholders: true })));

  it('says what has a price once, no price twice, and keeps a minus beside its amount', () => {
    const paid = { label: 'Pompón', amount: 45_000 };
    const breakdown = [{ label: 'Precio base', amount: 445_000 }, paid, { label: 'Kit', amount: -44_500 }];
    const [line] = facts.lines;
    const plain = { ...line!, name: 'Cambiador', breakdown: breakdown.slice(0, 1), details: ['Sin bordado'] };
    const lines = [{ ...line!, breakdown, details: ['Hilo crema', 'Pompón'] }, plain];
    const { text, html } = orderMail({ ...facts, lines });
    expect(text).toContain('Hilo crema\n    Precio base: $445.000\n    Pompón: $45.000\n    Kit: −$44.500');
    expect(text).toContain('Sin bordado\n');
    expect(text.match(/Precio base/g)).toHaveLength(1);
    expect(html).toContain('<span style="white-space:nowrap">−$44.500</span>');
  });

  it.each(['text', 'html'] as const)('confirms lines, breakdown, sums, delivery and receipt in its %s', (part) => {
    const mail = orderMail(facts);
    expect(mail).toMatchObject({ to: 'laura@example.com', subject: 'Confirmamos tu pedido: SIG-7K2QXM' });
    for (const fact of [
      '2 × Pañalera Multifuncional',
      '$920.000',
      'Bordado de nombre: $15.000',
      '−$138.000',
      '$782.000',
    ])
      expect(mail[part]).toContain(fact);
    for (const fact of [
      'Lo personalizado no tiene derecho de retracto',
      'https://sigerist.co/pedido',
      'NIT 900.000.000-0',
    ])
      expect(mail[part]).toContain(fact);
    for (const fact of ['entre el 9 y el 16 de diciembre', '$25.000', 'PROCESADO', 'Tarjeta', '15 de enero de 2026'])
      expect(mail[part]).toContain(fact);
    expect(mail[part]).not.toContain('123-456');
  });

  it('puts the pieces of a kit under its name and its price', () => {
    const [piece] = facts.lines;
    const kit = { title: 'Kit de lujo de 7 piezas', price: 1_435_500 };
    const lines = [
      { ...piece!, quantity: 1, isInKit: true, kit },
      { ...piece!, name: 'Maleta', quantity: 1, isInKit: true },
    ];
    const { text, html } = orderMail({ ...facts, lines });
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

  it('escapes text of the customer', () => {
    expect(orderMail(facts).html).toContain('&lt;b&gt;Sofía&lt;/b&gt;');
    const toShop = newOrderMail({ ...facts, panelUrl: 'x', money: 'paid' });
    expect(toShop.html).not.toContain('<b>Sofía');
    expect(toShop.html).toContain('Solicitud: Hilo más claro, &lt;i&gt;por favor');
  });

  it('is no way to write to strangers in the shop’s name', () => {
    const evil = 'https://evil.example/premio';
    const lines = [{ ...facts.lines[0]!, details: [`Nombre: ${evil}`], request: evil }];
    const customer = { ...facts.customer, name: evil };
    const { text, html, subject } = orderMail({ ...facts, status: 'pending_transfer', customer, lines, address: evil });
    expect(text + html + subject).not.toContain('evil');
    expect(text).toContain('Hola:');
    expect(orderMail({ ...facts, customer: { ...customer, name: 'L'.repeat(160) } }).text).toMatch(/^Hola:/);
  });

  it('prints the address of a house in Bogotá, with its abbreviations', () => {
    const address = 'Cra. 7 apto.301, Bogotá, D.C., Bogotá, D.C.';
    const { text, html } = orderMail({ ...facts, address });
    for (const form of [text, html]) expect(form).toContain(address);
  });

  it('asks for no transfer when a discount code made the order free', () => {
    const free = {
      ...facts,
      paymentMethod: 'FREE',
      transactionId: null,
      finalTotal: 0,
      paid: 0,
      due: 0,
      instalments: [],
    };
    const { subject, text } = orderMail({ ...free, status: 'paid' });
    expect(subject).toBe('Confirmamos tu pedido: SIG-7K2QXM');
    expect(text).toContain('Sin costo por tu código: no tienes que pagar nada.');
    expect(text).toContain('Pago: Sin costo por tu código');
    expect(text).not.toMatch(/transferencia|Transfiere|Recibimos tu pago|Pagado|Medio de pago/);
    expect(newOrderMail({ ...free, panelUrl: 'x', money: 'paid' }).text).toContain('Pago: Sin costo por tu código');
  });

  it('says until when an unpaid order keeps its code', () => {
    const { text } = orderMail({ ...unpaid, codeKeptUntil: new Date('2026-11-29T20:15:00Z') });
    expect(text).toMatch(
      /Te guardamos el código SIGERIST15 hasta el 29 de noviembre a las 3:15.p\..m\.: si pagas después/,
    );
    expect(orderMail(unpaid).text).not.toContain('Te guardamos el código');
  });

  it('omits missing data of the shop from the signature', () => {
    signMailsWith(shopSettings({ email, placeholders: false }));
    const { text } = orderMail(facts);
    expect(text).toMatch(/\n\nSigerist\nMedellín, Antioquia, Colombia$/);
  });

  it('contains the bank account and the link for the proof of transfer', () => {
    const { text } = orderMail(unpaid);
    expect(text).toContain('Transfiere $782.000');
    expect(text).toMatch(
      /Te guardamos el pedido hasta el 22 de enero\. Si no llega la transferencia, lo cerramos sin ningún costo\./,
    );
    expect(text).toContain('123-456');
    expect(text).toContain('https://wa.me/573000000000');
    expect(text).not.toContain('PROCESADO');
  });

  it('counts business days from the confirmation while nothing is paid', () => {
    const { text } = orderMail({ ...facts, status: 'pending_transfer', transactionId: null, delivery: null });
    expect(text).toContain('En 15 a 20 días hábiles desde que confirmemos tu pago');
  });

  it('mentions 24 hours only when an express order is on its way', () => {
    const shipped = { ...facts, status: 'shipped', isExpress: false } as const;
    expect(orderMail(shipped).text).not.toContain('24 horas');
    expect(orderMail({ ...shipped, isExpress: true }).text).toContain('24 horas en camino');
    expect(orderMail({ ...shipped, status: 'delivered', isExpress: true }).text).not.toContain('24 horas');
  });

  it('asks for the proof by mail while there is no number for chats', () => {
    const transfer = { ...facts.transfer!, proofUrl: null };
    const { text } = orderMail({ ...unpaid, transfer });
    expect(text).toContain('123-456');
    expect(text).toContain('Envíanos el comprobante respondiendo este correo.');
    expect(text).not.toContain('wa.me');
  });

  it('names no account while there is none', () => {
    const { text } = orderMail({ ...unpaid, transfer: null });
    expect(text).not.toMatch(/Transfiere|comprobante/);
    expect(text).toContain('Pagar en línea o seguir mi pedido');
  });

  it('carries the note of a later change, and no receipt again', () => {
    const { text } = orderMail({ ...facts, status: 'shipped', note: 'Guía 123' });
    expect(text).toContain('Guía 123');
    expect(text).not.toContain('PROCESADO');
  });

  it('leads to the tracking page of the carrier', () => {
    const trackingUrl = 'https://coordinadora.com/rastreo?guia=2034567890';
    const shipment = { carrier: 'Coordinadora', guide: '2034567890', reason: '', trackingUrl, opensParcel: true };
    const { text, html } = orderMail({ ...facts, status: 'shipped', shipment });
    expect(text).toContain('Número de guía: 2034567890');
    expect(text).toContain(`Seguir el paquete en Coordinadora: ${trackingUrl}`);
    expect(html).toContain(`href="${trackingUrl}"`);
    expect(text).toContain('Seguir mi pedido: https://sigerist.co/pedido');
    const corrected = orderMail({ ...facts, status: 'shipment_corrected', shipment });
    expect(corrected.subject).toBe('Corregimos la guía de tu envío: SIG-7K2QXM');
    expect(corrected.text).toContain('2034567890');
    expect(orderMail({ ...facts, status: 'delivered', shipment }).text).not.toContain('2034567890');
  });

  it('asks the customer to type the tracking number where the page of the carrier may not know it', () => {
    const shipment = {
      carrier: 'TCC',
      guide: '12345',
      reason: '',
      trackingUrl: 'https://tcc.com.co/',
      opensParcel: false,
    };
    const { text } = orderMail({ ...facts, status: 'shipped', shipment });
    expect(text).toContain('Buscar el paquete en TCC: https://tcc.com.co/');
    expect(text).toContain('Para seguirlo: escribe ese número en la página de TCC');
  });

  it('explains why a parcel has no tracking number', () => {
    const shipment = {
      carrier: 'Otra',
      guide: '',
      reason: 'Lo lleva nuestro mensajero',
      trackingUrl: null,
      opensParcel: false,
    };
    expect(orderMail({ ...facts, status: 'shipped', shipment }).text).toContain(
      'Sale sin guía: Lo lleva nuestro mensajero',
    );
  });

  it('says what comes twice when a part of the voided payment was given back before', () => {
    const voided = { amount: 782_000, returnedBefore: 100_000, method: 'CARD', transactionId: null };
    const { text } = orderMail({ ...facts, status: 'payment_review', review: 'voided', voided });
    expect(text.replace(/\s+/g, ' ')).toContain('Ya te habíamos devuelto $100.000.');
    expect(text.replace(/\s+/g, ' ')).toContain('te llegan $100.000 de más');
    expect(orderMail({ ...facts, status: 'payment_review', review: 'voided' }).text).not.toContain('de más');
  });

  it.each(['text', 'html'] as const)('explains in its %s that the payment was voided and how to pay again', (part) => {
    const mail = orderMail({ ...facts, status: 'payment_review', review: 'voided' });
    expect(mail.subject).toBe('Anularon el pago de tu pedido: SIG-7K2QXM');
    for (const fact of [
      'no tenemos ese dinero',
      'te escribe pronto',
      'pagarlo otra vez',
      '$782.000',
      '1-1700000000-12345',
    ])
      expect(mail[part]).toContain(fact);
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

  it('asks for the first half, and states when the rest is due', () => {
    const instalments = [
      { amount: 391_000, reference: 'SIG-7K2QXM-1', state: 'due', payBy: 'el 22 de enero' },
      { amount: 391_000, reference: 'SIG-7K2QXM-2', state: 'waiting', payBy: null },
    ] as const;
    const { text } = orderMail({ ...unpaid, due: 391_000, instalments });
    for (const fact of [
      'Transfiere $391.000 a esta cuenta',
      'Referencia: SIG-7K2QXM-1',
      'A más tardar: el 22 de enero',
      'Después: $391.000 cuando esté listo, antes de enviártelo',
      'Pagar en línea o seguir mi pedido: https://sigerist.co/pedido',
    ])
      expect(text).toContain(fact);
  });

  it('confirms the first half with the remaining amount', () => {
    const { text } = orderMail({ ...half, status: 'paid' });
    expect(text).toContain('Es la primera parte de tu pedido. El saldo de $391.000 lo pagas cuando esté listo');
    expect(text).toMatch(/Pagado: \$391\.000\nSaldo: \$391\.000/);
    expect(text).not.toContain('123-456');
  });

  it.each([
    ['balance_requested', 'Tu pedido está listo: SIG-7K2QXM'],
    ['payment_reminder', 'Recuerda tu transferencia: SIG-7K2QXM'],
  ] as const)('asks for the rest with the account: %s', (status, title) => {
    const { subject, text } = orderMail({ ...half, status });
    expect(subject).toBe(title);
    expect(text).toContain('El saldo es de $391.000: págalo a más tardar el 10 de febrero y lo enviamos.');
    expect(text).toMatch(/Transfiere \$391\.000 a esta cuenta[^]*123-456[^]*Referencia: SIG-7K2QXM-2/);
  });

  it('states the remaining amount after a payment', () => {
    expect(orderMail({ ...half, status: 'instalment_received' }).text).toContain('Te quedan $391.000 por pagar.');
    expect(orderMail({ ...half, status: 'instalment_received', due: 0 }).text).toContain('revisando tu pedido');
    const instalments = half.instalments.map((part) => ({ ...part, state: 'paid' as const }));
    expect(orderMail({ ...half, status: 'instalment_received', due: 0, instalments }).text).toContain(
      'pagado por completo',
    );
    expect(orderMail({ ...half, status: 'instalment_received', due: 0, instalments: [] }).text).not.toContain(
      'pagado por completo',
    );
  });

  it.each(['paid', 'instalment_received'] as const)(
    'says to customer and shop that more came than the order costs: %s',
    (status) => {
      const excess = { ...half, status, due: 0, paid: 872_000, excess: 90_000 };
      expect(orderMail(excess).text).toMatch(
        /Llegaron \$90\.000 más de lo que vale tu pedido.*no tienes que pagar nada/,
      );
      const shop = newOrderMail({ ...excess, panelUrl: 'x', money: 'balance' });
      expect(shop.text).toContain('Sobran $90.000');
    },
  );

  it('loses no money that comes after the end', () => {
    const { subject, text } = orderMail({ ...unpaid, status: 'payment_overdue', due: 0, instalments: [] });
    expect(subject).toBe('Cerramos tu pedido porque no llegó el pago: SIG-7K2QXM');
    expect(text).toMatch(/no te cobramos nada[^]*Si ya transferiste, tu dinero no se pierde/);
    expect(text).not.toContain('123-456');
  });

  it('names the amount that was taken back', () => {
    const voided = { amount: 391_000, returnedBefore: 0, method: 'PSE', transactionId: '2-1700000000-12345' };
    const { text } = orderMail({ ...half, status: 'payment_review', review: 'voided_instalment', voided });
    for (const fact of ['Valor: $391.000', 'Medio de pago: PSE', '2-1700000000-12345', 'Seguimos teniendo lo demás'])
      expect(text).toContain(fact);
    expect(text).not.toMatch(/pagarlo otra vez|Transferencia bancaria/);
  });

  it('informs the shop of an unpaid order without asking to make it', () => {
    const { subject, text } = newOrderMail({ ...unpaid, panelUrl: 'x', money: 'unpaid' });
    expect(subject).toBe('Sin pagar: SIG-7K2QXM');
    expect(text).toContain('No lo hagan todavía: espera la transferencia.');
    expect(text).not.toContain('Para hacer');
    expect(newOrderMail({ ...half, panelUrl: 'x', money: 'arrived' }).subject).toBe('Pagado: SIG-7K2QXM');
  });

  it('informs the shop of a balance that was paid online, and of what is still missing', () => {
    const balance = (due: number) => newOrderMail({ ...half, due, panelUrl: 'x', money: 'balance' });
    expect(balance(0).subject).toBe('Llegó el saldo de SIG-7K2QXM');
    expect(balance(0).text).toMatch(/Lo pagaron en línea\. Van \$[\d.]+ recibidos\. No falta nada por pagar/);
    expect(balance(100_000).text).toContain('Faltan $100.000.');
    expect(balance(0).text).not.toContain('Para hacer');
  });

  it('asks the shop to start the order or to review it', () => {
    const shop = { ...facts, panelUrl: 'https://sigerist.co/panel/pedidos/7' };
    expect(newOrderMail({ ...shop, money: 'paid' }).subject).toBe('Pedido nuevo SIG-7K2QXM');
    expect(newOrderMail({ ...shop, money: 'review' }).subject).toBe('Pedido SIG-7K2QXM en revisión');
    expect(newOrderMail({ ...shop, money: 'review' })).toMatchObject({ replyTo: { address: 'laura@example.com' } });
    expect(newOrderMail({ ...shop, money: 'paid' }).text).toContain('Servicio: Normal');
    expect(newOrderMail({ ...shop, money: 'paid', isExpress: true }).text).toContain('Servicio: Express');
  });
});
