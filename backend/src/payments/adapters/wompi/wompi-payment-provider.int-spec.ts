// Runs against the simulator, or by hand against the provider's real sandbox, where its own test keys must give the same:
//   CONTRACT_AGAINST=sandbox WOMPI_API_BASE_URL=https://sandbox.wompi.co/v1 WOMPI_CHECKOUT_BASE_URL=https://checkout.wompi.co WOMPI_PUBLIC_KEY=pub_test_…
//   WOMPI_PRIVATE_KEY=prv_test_… WOMPI_INTEGRITY_SECRET=test_integrity_… WOMPI_EVENTS_SECRET=test_events_…
//   (cd backend && npx jest wompi-payment-provider)
import { itTakesPayments } from '../../../../test/contracts/payment-provider.contract.js';
import { PaymentSimulator } from '../../../../test/support/payment-simulator.js';
import { CARDS, SandboxPayer } from '../../../../test/support/sandbox-payer.js';
import { WompiPaymentProvider } from './wompi-payment-provider.js';
import type { WompiSettings } from './wompi-http.js';

describe('Wompi', () => {
  const { env } = process;
  let simulator: PaymentSimulator | undefined;
  let settings: WompiSettings;

  beforeAll(async () => {
    if (env.CONTRACT_AGAINST !== 'sandbox') simulator = await PaymentSimulator.start();
    settings = simulator?.settings ?? {
      apiBaseUrl: env.WOMPI_API_BASE_URL!,
      checkoutBaseUrl: env.WOMPI_CHECKOUT_BASE_URL!,
      publicKey: env.WOMPI_PUBLIC_KEY!,
      privateKey: env.WOMPI_PRIVATE_KEY!,
      integritySecret: env.WOMPI_INTEGRITY_SECRET!,
      eventsSecret: env.WOMPI_EVENTS_SECRET!,
    };
  });
  afterAll(() => simulator?.close());

  itTakesPayments({
    provider: () => new WompiPaymentProvider(settings),
    pay: async (checkout, outcome) => {
      const payer = new SandboxPayer(settings.apiBaseUrl, settings.publicKey);
      const config = new WompiPaymentProvider(settings).widgetConfig(checkout);
      const id = await payer.payByCard(config, outcome === 'APPROVED' ? CARDS.approved : CARDS.declined);
      await simulator?.pass(5_000);
      return id;
    },
  });

  it('returns a checkout URL with amount and reference and without data of the shopper', () => {
    const reference = 'SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB';
    const expiresAt = new Date('2099-01-01T05:00:00.000Z');
    const redirectUrl = 'https://shop.example.com/payment-success';
    const provider = new WompiPaymentProvider(settings);
    const { checkoutUrl, widgetUrl, amountInCents, signature } = provider.widgetConfig({
      reference,
      amount: 445_000,
      redirectUrl,
      expiresAt,
    });
    expect(widgetUrl).toBe(new URL('/widget.js', checkoutUrl).href);
    expect(amountInCents).toBe(44_500_000);
    expect(Object.fromEntries(new URL(checkoutUrl).searchParams)).toEqual({
      'public-key': settings.publicKey,
      currency: 'COP',
      'amount-in-cents': '44500000',
      reference,
      'signature:integrity': signature,
      'redirect-url': redirectUrl,
      'expiration-time': expiresAt.toISOString(),
    });
  });

  // The sandbox has one merchant of ours.
  describe('with two merchants', () => {
    const OTHER = {
      publicKey: 'pub_test_other',
      privateKey: 'prv_test_other',
      integritySecret: 'test_integrity_other',
    };
    const checkout = (merchant: WompiSettings, reference: string) =>
      new WompiPaymentProvider(merchant).widgetConfig({
        reference,
        amount: 445_000,
        redirectUrl: 'https://shop.example.com/',
        expiresAt: new Date('2099-01-01T05:00:00.000Z'),
      });
    const payAt = async (merchant: WompiSettings, reference: string) => {
      const payer = new SandboxPayer(merchant.apiBaseUrl, merchant.publicKey);
      const id = await payer.payByCard(checkout(merchant, reference), CARDS.approved);
      await simulator!.pass(5_000);
      return id;
    };

    it.each([
      ['names its merchant', false],
      ['does not name its merchant', true],
    ])('counts our payments alone when an answer %s', async (_, hidesMerchantKey) => {
      if (!simulator) return;
      await simulator.control('faults', { hidesMerchantKey });
      const provider = new WompiPaymentProvider(settings);
      const reference = `SIGERIST-two-${Date.now()}-${hidesMerchantKey ? 'hides' : 'shows'}`;
      const ours = await payAt(settings, reference);
      const foreign = await payAt({ ...settings, ...OTHER }, reference);
      expect(await provider.transaction(ours)).toMatchObject({ kind: 'found', transaction: { id: ours, reference } });
      expect(await provider.transaction(foreign)).toEqual({ kind: 'absent' });
      expect(await provider.transactionsOf(reference)).toMatchObject({ transactions: [{ id: ours }] });
      const page = await provider.transactionPage(new Date(Date.now() - 86_400_000), new Date(), 1);
      expect(JSON.stringify(page)).toContain(ours);
      expect(JSON.stringify(page)).not.toContain(foreign);
      await simulator.control('faults', { hidesMerchantKey: false });
    });
  });
});
