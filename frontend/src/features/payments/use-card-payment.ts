import { type PaymentInput, rememberPayment } from './paying-customer';
import { configNotice, NOT_READY, SCRIPT_FAILED } from './payment-notice';
import { shownReference } from './payment-reference';
import { type PaymentOutcomes, useCompletion } from './use-completion';
import { AMOUNT_CHANGED, usePaymentConfig } from './use-payment-config';
import { usePaymentPage } from './use-payment-page';
import { usePhase } from './use-phase';

export type PaymentWay = 'widget' | 'hosted';

interface CardPaymentOptions extends PaymentOutcomes {
  session: string;
  /** Null while it is incomplete. */
  payment: PaymentInput | null;
  way: PaymentWay;
  onIncomplete: () => void;
  onAmountChanged: () => void;
}

/** State of the payment from the press to its result. After each failure the shopper can try again. */
export function useCardPayment(options: CardPaymentOptions) {
  const { session, payment, way, onIncomplete, onAmountChanged } = options;
  const { config, error, ask } = usePaymentConfig(payment);
  const { phase, notice, show, acceptsPress } = usePhase();
  const completion = useCompletion(session, options);
  const widgetUrl = way === 'widget' ? config?.widgetUrl : undefined;
  const page = usePaymentPage({ session, completion, widgetUrl, show });

  /** Checks before a second payment whether the first one is waiting for the bank. */
  const isPaidAlready = async () => {
    const shown = shownReference(session);
    if (!shown) return false;
    show('checking');
    return (await completion.settleIfPaid(shown)) === 'settled';
  };

  const pay = async (chosen: PaymentWay) => {
    if (!acceptsPress()) return;
    if (!payment) return onIncomplete();
    rememberPayment(payment);
    // Changes the phase before the first request, so that a second press is ignored.
    show('preparing', config ? undefined : NOT_READY);
    if (await isPaidAlready()) return show('idle');
    const answer = await ask(payment);
    show(answer.error ? 'idle' : 'preparing');
    if (answer.error?.code === AMOUNT_CHANGED) onAmountChanged();
    else if (answer.config && chosen === 'hosted') await page.leave(answer.config);
    else if (answer.config) await page.open(answer.config);
  };

  const prepareAgain = async () => {
    if (!acceptsPress() || !payment) return;
    show('preparing');
    await ask(payment);
    show('idle');
  };

  const configProblem = error && error.code !== AMOUNT_CHANGED ? configNotice(error) : undefined;
  return {
    phase,
    isReady: config !== undefined,
    /** Notice that a press led to; `notice` also contains those from before a press. */
    answer: notice,
    notice: notice ?? configProblem ?? (widgetUrl && page.isScriptMissing ? SCRIPT_FAILED : undefined),
    pay: () => void pay(way),
    payHosted: () => void pay('hosted'),
    prepareAgain: () => void prepareAgain(),
  };
}
