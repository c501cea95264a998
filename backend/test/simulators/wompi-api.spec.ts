import { WompiPaymentProvider } from '../../src/payments/adapters/wompi/wompi-payment-provider.js';
import { PaymentSimulator } from '../support/payment-simulator.js';
import { CARDS, SandboxPayer } from '../support/sandbox-payer.js';

const NEQUI = { type: 'NEQUI', phone_number: '3991111111' };

describe('the API of the payment simulator', () => {
  let simulator: PaymentSimulator;
  let payer: SandboxPayer;
  let references = 0;

  const checkout = (amount = 445_000) =>
    new WompiPaymentProvider(simulator.settings).widgetConfig({
      reference: `api-${(references += 1)}`,
      amount,
      redirectUrl: 'http://localhost:3000/payment-success',
      expiresAt: new Date('2099-01-01T05:00:00.000Z'),
    });
  const statusOf = async (id: string) => {
    const { body } = await payer.get(`/transactions/${id}`);
    return body.data as unknown as Record<string, unknown>;
  };
  const key = () => simulator.settings.privateKey;

  beforeAll(async () => {
    simulator = await PaymentSimulator.start();
    payer = new SandboxPayer(simulator.settings.apiBaseUrl, simulator.settings.publicKey);
  });
  afterAll(() => simulator.close());

  it.each([
    ['card that approves', () => payer.card(CARDS.approved).then((token) => ({ type: 'CARD', token })), 'APPROVED'],
    ['card that declines', () => payer.card(CARDS.declined).then((token) => ({ type: 'CARD', token })), 'DECLINED'],
    ['any other card', () => payer.card(CARDS.error).then((token) => ({ type: 'CARD', token })), 'ERROR'],
    ['Nequi that approves', () => NEQUI, 'APPROVED'],
    ['Nequi that declines', () => ({ type: 'NEQUI', phone_number: '3992222222' }), 'DECLINED'],
    ['bank that approves', () => ({ type: 'PSE', financial_institution_code: '1' }), 'APPROVED'],
    ['bank that declines', () => ({ type: 'PSE', financial_institution_code: '2' }), 'DECLINED'],
    ['bank that errs', () => ({ type: 'PSE', financial_institution_code: '3' }), 'ERROR'],
    ['Daviplata without funds', () => ({ type: 'DAVIPLATA', otp: '186743' }), 'DECLINED'],
    ['QR', () => ({ type: 'BANCOLOMBIA_QR', sandbox_status: 'APPROVED' }), 'APPROVED'],
    ['bank button, which waits for its page', () => ({ type: 'BANCOLOMBIA_TRANSFER' }), 'PENDING'],
  ])('begins pending and ends as the official test data define: %s', async (_, method, end) => {
    const { status, body } = await payer.charge(checkout(), await method());
    expect({ status, data: body.data }).toMatchObject({ status: 201, data: { status: 'PENDING', finalized_at: null } });
    await simulator.pass(3_000);
    expect((await statusOf(body.data.id)).status).toBe(end);
  });

  it.each([
    ['no signature', { signature: undefined }, { signature: ['Firma de integridad requerida no enviada'] }],
    ['another signature', { signature: 'abc' }, { signature: ['La firma es inválida'] }],
    ['no acceptance', { acceptance_token: undefined }, { acceptance_token: ['No está presente'] }],
    ['a made-up acceptance', { acceptance_token: 'x' }, { acceptance_token: ['El token de aceptación es inválido'] }],
    ['dollars', { currency: 'USD' }, { currency: ['Debe ser igual a COP'] }],
    ['a bad email', { customer_email: 'ana' }, { customer_email: ['Email inválido'] }],
    [
      'less than the minimum',
      { amount_in_cents: 149_999 },
      { valid_amount_in_cents: ['El monto mínimo de una transacción es $1,500 exceptuando impuestos'] },
    ],
  ])('refuses %s in the provider’s words', async (_, changes, messages) => {
    const { status, body } = await payer.charge(checkout(), NEQUI, changes);
    expect(status).toBe(422);
    expect(body.error).toEqual({ type: 'INPUT_VALIDATION_ERROR', messages: expect.objectContaining(messages) });
  });

  it('refuses a signature in capitals', async () => {
    const asked = checkout();
    const { body } = await payer.charge(asked, NEQUI, { signature: asked.signature.toUpperCase() });
    expect(body.error?.messages).toEqual({ signature: ['La firma es inválida'] });
  });

  it('accepts a reference once, even after a decline', async () => {
    const asked = checkout();
    expect((await payer.charge(asked, { type: 'NEQUI', phone_number: '3992222222' })).status).toBe(201);
    await simulator.pass(3_000);
    const again = await payer.charge(asked, NEQUI);
    expect(again.body.error?.messages).toEqual({ reference: ['La referencia ya ha sido usada'] });
  });

  it('accepts an acceptance token once', async () => {
    const acceptance_token = await payer.acceptance();
    expect((await payer.charge(checkout(), NEQUI, { acceptance_token })).status).toBe(201);
    const again = await payer.charge(checkout(), NEQUI, { acceptance_token });
    expect(again.body.error?.messages).toEqual({ acceptance_token: ['El token de aceptación ya fue usado'] });
  });

  it.each([
    ['letters', { number: '4242x' }, { number: ['debe coincidir con el patron "^\\d{12,19}$"'] }],
    [
      'a typing error',
      { number: '4242424242424241' },
      { number: ['El número de tarjeta es inválido. Luhn check falló.'] },
    ],
  ])('refuses a card with %s', async (_, changes, messages) => {
    const { status, body } = await payer.tokenize(changes);
    expect({ status, ...body.error }).toEqual({ status: 422, type: 'INPUT_VALIDATION_ERROR', messages });
  });

  it('requires the right key of each caller', async () => {
    const list = '/transactions?reference=api-1';
    expect((await payer.get(list)).body.error?.reason).toMatch(/^Se esperaba una llave/);
    expect((await payer.get(list, 'pub_prod_x')).body.error).toEqual({
      type: 'INVALID_ACCESS_TOKEN',
      reason: 'La llave proporcionada no corresponde a este ambiente.',
    });
    expect((await payer.get(list, 'prv_test_x')).body.error?.reason).toBe('Llave no válida');
    expect((await payer.get(list, simulator.settings.publicKey)).status).toBe(403);
    expect((await payer.get(list, key())).status).toBe(200);
    expect((await payer.get('/transactions/none', 'prv_test_x')).body.error?.reason).toMatch(/suficientes permisos$/);
    expect((await payer.get('/transactions/none')).body.error).toEqual({
      type: 'NOT_FOUND_ERROR',
      reason: 'La entidad solicitada no existe',
    });
    expect((await payer.get('/merchants/pub_test_nobody')).status).toBe(404);
    expect((await payer.get('/merchants/nonsense')).status).toBe(422);
  });

  it('voids an approved card of the same day, once', async () => {
    await simulator.passToNoon();
    const id = await payer.payByCard(checkout(), CARDS.approved);
    expect((await payer.post(`/transactions/${id}/void`, {}, key())).status).toBe(422);
    await simulator.pass(3_000);
    expect((await payer.post(`/transactions/${id}/void`, {})).status).toBe(403);
    expect((await payer.post(`/transactions/${id}/void`, {}, key())).status).toBe(201);
    expect(await statusOf(id)).toMatchObject({ status: 'VOIDED' });
    expect((await payer.post(`/transactions/${id}/void`, {}, key())).status).toBe(422);
  });

  it('voids nothing of the day before', async () => {
    const id = await payer.payByCard(checkout(), CARDS.approved);
    await simulator.pass(24 * 3_600_000);
    expect((await payer.post(`/transactions/${id}/void`, {}, key())).status).toBe(422);
  });

  it('keeps card numbers out of its state and its log', async () => {
    const id = await payer.payByCard(checkout(), CARDS.approved);
    await payer.tokenize({ number: '4242424242424241' });
    const broken = await fetch(`${simulator.settings.apiBaseUrl}/tokens/cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"number": 4242424242424242',
    });
    expect(broken.status).toBe(400);
    expect(await broken.text()).not.toContain('424242424242');
    expect(await statusOf(id)).toMatchObject({ payment_method: { extra: { last_four: '4242', brand: 'VISA' } } });
    const log = await simulator.log();
    expect(log).toContain('/v1/tokens/cards');
    expect(log).not.toContain('424242424242');
  });

  it('refuses control calls without the token', async () => {
    for (const path of ['log', 'next', 'reset'])
      expect((await fetch(`${simulator.url}/__sim/${path}`)).status).toBe(401);
  });
});
