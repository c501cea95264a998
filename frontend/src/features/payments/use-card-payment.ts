import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from '../../api/api-error';
import type { WidgetConfigDto } from '../../api/payments.api';
import { goToHostedCheckout } from './hosted-checkout';
import { keepPurchase } from './last-purchase';
import type { Purchase } from './paying-customer';
import { CLOSED, configNotice, NOT_READY, type PaymentNotice, SCRIPT_FAILED, WIDGET_UNSEEN } from './payment-notice';
import type { WidgetResult } from './provider-widget';
import { type PaymentOutcomes, useCompletion } from './use-completion';
import { AMOUNT_CHANGED, usePaymentConfig } from './use-payment-config';
import { useWidget } from './use-widget';

/** `open`: the provider's page stands over ours. It takes a press like `idle`: whoever can press sees the button. */
type Phase = 'idle' | 'preparing' | 'open' | 'completing' | 'leaving';

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
  const settle = useCompletion(session, options);
  const { phase, notice, show } = usePhase();

  const leave = ({ checkoutUrl }: WidgetConfigDto, told?: PaymentNotice) => {
    show('leaving', told);
    goToHostedCheckout(checkoutUrl);
  };

  const refused = ({ code }: ApiError) => {
    show('idle');
    if (code === AMOUNT_CHANGED) onAmountChanged();
  };

  const open = async (opened: WidgetConfigDto) => {
    const onResult = async (result: WidgetResult) => {
      if (result.kind === 'nothing') return show('idle', CLOSED);
      show('completing');
      await settle(result, opened);
      show('idle');
    };
    const whyNot = await widget.open(opened, {
      onShown: () => show('open'),
      onGone: () => show('idle', CLOSED),
      onMissing: () => show('idle', WIDGET_UNSEEN),
      onResult: (result) => void onResult(result),
    });
    if (whyNot) leave(opened, whyNot);
  };

  const pay = async (chosen: PaymentWay) => {
    if (phase !== 'idle' && phase !== 'open') return;
    const asked = ask();
    if (!asked) return onIncomplete();
    keepPurchase(purchase);
    show('preparing', config ? undefined : NOT_READY);
    const answer = await asked;
    if (answer.error) return refused(answer.error);
    show('preparing');
    if (chosen === 'hosted') leave(answer.config);
    else await open(answer.config);
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
