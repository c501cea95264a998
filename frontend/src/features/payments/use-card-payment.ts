import { useEffect, useEffectEvent, useState } from 'react';
import type { WidgetConfigDto } from '../../api/payments.api';
import { goToHostedCheckout } from './hosted-checkout';
import { keepPurchase } from './last-purchase';
import type { Purchase } from './paying-customer';
import {
  CLOSED,
  CLOSED_UNSURE,
  configNotice,
  NOT_READY,
  type PaymentNotice,
  SCRIPT_FAILED,
  WIDGET_UNSEEN,
} from './payment-notice';
import { markShown, shownReference } from './payment-reference';
import type { WidgetResult } from './provider-widget';
import { type PaymentOutcomes, useCompletion } from './use-completion';
import { AMOUNT_CHANGED, usePaymentConfig } from './use-payment-config';
import { useWidget } from './use-widget';

/** `open`: the provider's page stands over ours. It takes a press like `idle`: whoever can press sees the button. */
type Phase = 'idle' | 'preparing' | 'open' | 'looking' | 'completing' | 'leaving';

export type PaymentWay = 'widget' | 'hosted';

interface CardPaymentOptions extends PaymentOutcomes {
  session: string;
  /** Null while something of it is missing. */
  purchase: Purchase | null;
  way: PaymentWay;
  onIncomplete: () => void;
  onAmountChanged: () => void;
}

/** A browser that does not follow the form is still here after this. */
const LEAVING_MS = 10_000;

/** From the press on the button to what the payment came to; whatever fails, the shopper can go on. */
export function useCardPayment(options: CardPaymentOptions) {
  const { session, purchase, way, onIncomplete, onAmountChanged } = options;
  const { config, error, ask } = usePaymentConfig(purchase);
  const widget = useWidget(way === 'widget' ? config?.widgetUrl : undefined);
  const { complete, completeUntold, fail } = useCompletion(session, options);
  const { phase, notice, show } = usePhase();

  const leave = ({ checkoutUrl, reference }: WidgetConfigDto, told?: PaymentNotice) => {
    show('leaving', told);
    markShown(session, reference);
    goToHostedCheckout(checkoutUrl);
  };

  /** The provider's window is gone without a word; some payers close it once they have paid. */
  const look = async (reference: string) => {
    show('looking');
    const found = await completeUntold(reference);
    show('idle', { settled: undefined, none: CLOSED, unsure: CLOSED_UNSURE }[found]);
  };

  const finish = async (result: WidgetResult, { reference }: WidgetConfigDto) => {
    if (result.kind === 'nothing') return look(reference);
    show('completing');
    if (result.kind === 'error') fail(result);
    else await complete(result.transactionId, reference);
    show('idle');
  };

  const open = async (opened: WidgetConfigDto) => {
    markShown(session, opened.reference);
    const whyNot = await widget.open(opened, {
      onShown: () => show('open'),
      onGone: () => void look(opened.reference),
      onMissing: () => show('idle', WIDGET_UNSEEN),
      onResult: (result) => void finish(result, opened),
    });
    if (whyNot) leave(opened, whyNot);
  };

  const pay = async (chosen: PaymentWay) => {
    if (phase !== 'idle' && phase !== 'open') return;
    if (!purchase) return onIncomplete();
    keepPurchase(purchase);
    const shown = shownReference(session);
    if (shown) show('looking');
    // Who pays a second time may be waiting for the bank since the first.
    if (shown && (await completeUntold(shown)) === 'settled') return show('idle');
    show('preparing', config ? undefined : NOT_READY);
    const answer = await ask(purchase);
    show(answer.error ? 'idle' : 'preparing');
    if (answer.error?.code === AMOUNT_CHANGED) onAmountChanged();
    else if (answer.config && chosen === 'hosted') leave(answer.config);
    else if (answer.config) await open(answer.config);
  };

  const standing = error && error.code !== AMOUNT_CHANGED ? configNotice(error) : undefined;
  return {
    phase,
    isReady: config !== undefined,
    notice: notice ?? standing ?? (widget.hasFailed && way === 'widget' ? SCRIPT_FAILED : undefined),
    pay: () => void pay(way),
    payHosted: () => void pay('hosted'),
  };
}

/** What happens now, and what the shopper is told about it. */
function usePhase() {
  const [{ phase, notice }, set] = useState<{ phase: Phase; notice?: PaymentNotice }>({ phase: 'idle' });
  const show = (next: Phase, told?: PaymentNotice) => set({ phase: next, notice: told });
  useEffect(() => {
    if (phase !== 'leaving') return;
    const stayed = setTimeout(() => set({ phase: 'idle' }), LEAVING_MS);
    return () => clearTimeout(stayed);
  }, [phase]);
  const onRestored = useEffectEvent(() => show('idle'));
  useEffect(() => {
    // A page that Back brings out of the browser's cache stands as it was left: on its way out.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && onRestored();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return { phase, notice, show };
}
