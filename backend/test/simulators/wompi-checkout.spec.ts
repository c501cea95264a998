import { WompiPaymentProvider } from '../../src/payments/adapters/wompi/wompi-payment-provider.js';
import { EventReceiver } from '../support/event-receiver.js';
import { eventually } from '../support/eventually.js';
import { PaymentSimulator } from '../support/payment-simulator.js';

const SHOP = 'http://localhost:3000/payment-success?from=shop';

const EXPIRES_AT = new Date('2099-01-01T05:00:00.000Z');

// A payer without JavaScript: what a browser would do with links and forms.
describe('the payment page of the simulator', () => {
  let receiver: EventReceiver;
  let simulator: PaymentSimulator;
  let provider: WompiPaymentProvider;
  let references = 0;

  const checkout = (reference = `page-${(references += 1)}`, amount = 445_000) =>
    provider.widgetConfig({ reference, amount, redirectUrl: SHOP, expiresAt: EXPIRES_AT });
  const open = async (pageUrl: string) => {
    const response = await fetch(pageUrl);
    return { status: response.status, url: response.url, text: await response.text() };
  };
  const send = (url: string, form: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const follow = (response: Response) => new URL(response.headers.get('location') ?? '', response.url).href;
  const statusOf = async (id: string) => {
    const answer = await provider.transaction(id);
    return answer.kind === 'found' ? answer.transaction.status : answer.kind;
  };

  /** Goes through all screens; gives the page's URL without its last step, and where the last form led. */
  const pay = async (pageUrl: string, method: string, form: Record<string, string> = {}) => {
    const { url } = await open(pageUrl);
    const visit = url.replace(/\/method$/, '');
    await open(`${visit}/customer_data?method=${method}`);
    const payer = { email: 'ana@example.com', fullName: 'Ana Pérez', phone: '300 123 4567', accept: 'yes' };
    await send(`${visit}/customer_data`, payer);
    const answer = await send(`${visit}/pay`, form);
    return { visit, answer };
  };
  const CARD = { card_holder: 'Ana Pérez', exp_month: '12', exp_year: '39', cvc: '123', installments: '1' };
  const APPROVED = { ...CARD, number: '4242 4242 4242 4242' };
  const DECLINED = { ...CARD, number: '4111 1111 1111 1111' };

  beforeAll(async () => {
    receiver = await EventReceiver.start();
    simulator = await PaymentSimulator.start(receiver.url);
    provider = new WompiPaymentProvider(simulator.settings);
  });
  beforeEach(() => simulator.control('reset'));
  afterAll(async () => {
    await simulator.close();
    await receiver.close();
  });

  it('accepts a payment and redirects back with its id alone', async () => {
    const { reference, checkoutUrl } = checkout();
    const { visit, answer } = await pay(checkoutUrl, 'CARD', APPROVED);
    expect(follow(answer)).toBe(`${visit}/result`);
    expect((await open(`${visit}/result`)).text).toContain('Estamos procesando tu pago');
    await simulator.pass(3_000);
    expect((await open(`${visit}/result`)).text).toContain('Pago aprobado');
    const back = new URL(follow(await fetch(`${visit}/return`, { redirect: 'manual' })));
    const id = back.searchParams.get('id')!;
    expect(back.href).toBe(`${SHOP}&id=${id}&env=test`);
    expect(await provider.transaction(id)).toMatchObject({ transaction: { reference, status: 'APPROVED' } });
  });

  it('states on every screen that no money moves', async () => {
    const { checkoutUrl } = checkout();
    const { visit } = await pay(checkoutUrl, 'CARD', APPROVED);
    const screens = ['customer_data?method=NEQUI', 'pay', 'result', 'nowhere'].map((screen) => `${visit}/${screen}`);
    const bank = follow((await pay(checkout().checkoutUrl, 'BANCOLOMBIA_TRANSFER')).answer);
    const pages = [checkout().checkoutUrl, `${simulator.url}/p/?reference=x`, bank, ...screens];
    const texts = await Promise.all(pages.map(async (pageUrl) => (await open(pageUrl)).text));
    for (const text of texts) expect(text).toContain('MODO DE PRUEBAS');
  });

  it.each([
    ['another amount', 'amount-in-cents', '150000', 'La firma es inválida'],
    ['another reference', 'reference', 'another', 'La firma es inválida'],
    ['no signature', 'signature:integrity', '', 'La firma es inválida'],
    ['another currency', 'currency', 'USD', 'La moneda debe ser igual a COP'],
    ['another merchant', 'public-key', 'pub_test_nobody', 'La llave pública no es válida'],
    ['a script for a way back', 'redirect-url', 'javascript:alert(1)', 'La dirección de regreso no es válida'],
  ])('does not open with %s', async (_, name, value, text) => {
    const url = new URL(checkout().checkoutUrl);
    url.searchParams.set(name, value);
    const { status, text: page } = await open(url.href);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(page).toContain(text);
  });

  it('does not open below the minimum, nor for the developer’s machine when the edge is strict', async () => {
    expect((await open(checkout(undefined, 1_499).checkoutUrl)).text).toContain('El monto mínimo');
    await simulator.control('faults', { strictRedirect: true });
    expect((await open(checkout().checkoutUrl)).status).toBe(403);
  });

  it('allows a declined payer to try again with the same reference for three minutes', async () => {
    const { reference, checkoutUrl } = checkout();
    const { visit } = await pay(checkoutUrl, 'CARD', DECLINED);
    await simulator.pass(3_000);
    expect((await open(`${visit}/result`)).text).toContain('La transacción fue rechazada (Sandbox)');
    await pay(checkoutUrl, 'CARD', APPROVED);
    await simulator.pass(3_000);
    expect(await provider.transactionsOf(reference)).toMatchObject({
      transactions: [{ status: 'APPROVED' }, { status: 'DECLINED' }],
    });
    expect((await open(checkoutUrl)).text).toContain('La referencia ya ha sido usada');
  });

  it('takes no declined reference after three minutes', async () => {
    const { checkoutUrl } = checkout();
    await pay(checkoutUrl, 'CARD', DECLINED);
    await simulator.pass(181_000);
    expect((await open(checkoutUrl)).text).toContain('La referencia ya ha sido usada');
  });

  it.each([
    ['APPROVED', 'APPROVED'],
    ['DECLINED', 'DECLINED'],
    ['PENDING', 'PENDING'],
  ])('sends to the bank, where %s is decided, and from there back to the shop', async (decision, status) => {
    const { answer } = await pay(checkout().checkoutUrl, 'PSE', { financial_institution_code: '1' });
    const bank = follow(answer);
    expect((await open(bank)).text).toContain('Banco de pruebas');
    const back = new URL(follow(await send(bank, { decision })));
    expect(back.origin + back.pathname).toBe('http://localhost:3000/payment-success');
    expect(await statusOf(back.searchParams.get('id')!)).toBe(status);
    expect((await open(bank)).status).toBe(decision === 'PENDING' ? 200 : 404);
  });

  it('can return from the bank before the bank decides', async () => {
    const { answer } = await pay(checkout().checkoutUrl, 'BANCOLOMBIA_TRANSFER');
    const back = new URL(follow(await send(follow(answer), { decision: 'LATER' })));
    const id = back.searchParams.get('id')!;
    expect(await statusOf(id)).toBe('PENDING');
    await simulator.pass(20_000);
    expect(await statusOf(id)).toBe('APPROVED');
  });

  it('can hold the event back until the payer returns', async () => {
    await simulator.control('next', { webhook: 'afterRedirect' });
    const { visit } = await pay(checkout().checkoutUrl, 'CARD', APPROVED);
    await simulator.pass(3_000);
    expect(await simulator.deliveries()).toEqual([]);
    await fetch(`${visit}/return`, { redirect: 'manual' });
    await eventually(async () => expect(await simulator.deliveries()).toMatchObject([{ answer: 200 }]));
  });

  it('can send the event before the payer returns', async () => {
    let answerNow = () => {};
    receiver.hold = new Promise((resolve) => (answerNow = resolve));
    await simulator.control('next', { webhook: 'beforeRedirect' });
    const { visit } = await pay(checkout().checkoutUrl, 'CARD', APPROVED);
    await simulator.pass(3_000);
    expect((await open(`${visit}/status`)).text).toBe('{"status":"PENDING"}');
    answerNow();
    await eventually(async () => expect((await open(`${visit}/status`)).text).toBe('{"status":"APPROVED"}'));
  });

  it('refuses an invalid card and never shows its number again', async () => {
    const { answer } = await pay(checkout().checkoutUrl, 'CARD', { ...APPROVED, number: '4242424242424241' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Luhn check falló');
    expect(page).not.toContain('4242424242424241');
    expect(await simulator.log()).not.toContain('424242424242');
  });

  it('can fail to serve the widget', async () => {
    const script = `${simulator.url}/widget.js`;
    expect((await open(script)).text).toContain('WidgetCheckout');
    await simulator.control('faults', { widget: '500', times: 1 });
    expect((await open(script)).status).toBe(500);
    expect((await open(script)).status).toBe(200);
  });
});
