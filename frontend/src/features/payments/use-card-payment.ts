import { keepPurchase } from './last-purchase';
import type { Purchase } from './paying-customer';
import { configNotice, NOT_READY, SCRIPT_FAILED } from './payment-notice';
import { shownReference } from './payment-reference';
import { type PaymentOutcomes, useCompletion } from './use-completion';
import { AMOUNT_CHANGED, usePaymentConfig } from './use-payment-config';
import { usePaymentPage } from './use-payment-page';
import { usePhase } from './use-phase';

export type PaymentWay = 'widget' | 'hosted';

interface CardPaymentOptions extends PaymentOutcomes {
  session: string;
  /** Null while something of it is missing. */
  purchase: Purchase | null;
  way: PaymentWay;
  onIncomplete: () => void;
  onAmountChanged: () => void;
}

/** From the press on the button to what the payment came to; whatever fails, the shopper can go on. */
export function useCardPayment(options: CardPaymentOptions) {
  const { session, purchase, way, onIncomplete, onAmountChanged } = options;
  const { config, error, ask } = usePaymentConfig(purchase);
  const { phase, notice, show, takesPress } = usePhase();
  const completion = useCompletion(session, options);
  const widgetUrl = way === 'widget' ? config?.widgetUrl : undefined;
  const page = usePaymentPage({ session, completion, widgetUrl, show });

  /** Who pays a second time may be waiting for the bank since the first. */
  const isPaidAlready = async () => {
    const shown = shownReference(session);
    if (!shown) return false;
    show('looking');
    return (await completion.settleIfPaid(shown)) === 'settled';
  };

  const pay = async (chosen: PaymentWay) => {
    if (!takesPress()) return;
    if (!purchase) return onIncomplete();
    keepPurchase(purchase);
    // At once: the next press may come before anything has been answered.
    show('preparing', config ? undefined : NOT_READY);
    if (await isPaidAlready()) return show('idle');
    const answer = await ask(purchase);
    show(answer.error ? 'idle' : 'preparing');
    if (answer.error?.code === AMOUNT_CHANGED) onAmountChanged();
    else if (answer.config && chosen === 'hosted') await page.leave(answer.config);
    else if (answer.config) await page.open(answer.config);
  };

  const prepareAgain = async () => {
    if (!takesPress() || !purchase) return;
    show('preparing');
    await ask(purchase);
    show('idle');
  };

  const standing = error && error.code !== AMOUNT_CHANGED ? configNotice(error) : undefined;
  return {
    phase,
    isReady: config !== undefined,
    /** What the press came to, as against what was known before it. */
    answer: notice,
    notice: notice ?? standing ?? (widgetUrl && page.isScriptMissing ? SCRIPT_FAILED : undefined),
    pay: () => void pay(way),
    payHosted: () => void pay('hosted'),
    prepareAgain: () => void prepareAgain(),
  };
}
