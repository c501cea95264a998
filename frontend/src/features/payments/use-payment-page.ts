import { useRef } from 'react';
import type { WidgetConfigDto } from '../../api/payments.api';
import { goToHostedCheckout, providerAnswers } from './hosted-checkout';
import { CLOSED, CLOSED_UNSURE, type PaymentNotice, PROVIDER_UNAVAILABLE, WIDGET_UNSEEN } from './payment-notice';
import { markShown } from './payment-reference';
import type { WidgetResult } from './provider-widget';
import type { Completion } from './use-completion';
import type { ShowPhase } from './use-phase';
import { useWidget } from './use-widget';

interface PaymentPageOptions {
  session: string;
  completion: Completion;
  /** URL of the widget's script; undefined while it is unknown or not needed. */
  widgetUrl: string | undefined;
  show: ShowPhase;
}

/** Opens the widget or the hosted page, and handles the result. */
export function usePaymentPage({ session, completion, widgetUrl, show }: PaymentPageOptions) {
  const { complete, settleIfPaid, fail } = completion;
  const widget = useWidget(widgetUrl);

  const isWarned = useRef(false);
  /** Leaves for the hosted page. If it does not answer, warns once instead, because the browser would show its error page. */
  const leave = async ({ checkoutUrl, reference }: WidgetConfigDto, notice?: PaymentNotice) => {
    show('leaving', notice);
    if (!isWarned.current && !(await providerAnswers(checkoutUrl))) {
      isWarned.current = true;
      return show('idle', PROVIDER_UNAVAILABLE);
    }
    markShown(session, reference);
    goToHostedCheckout(checkoutUrl);
  };

  /** Handles a widget closed without a result; some payers close it after paying. */
  const checkClosed = async (reference: string) => {
    show('checking');
    const found = await settleIfPaid(reference);
    show('idle', { settled: undefined, none: CLOSED, unsure: CLOSED_UNSURE }[found]);
  };

  const finish = async (result: WidgetResult, { reference }: WidgetConfigDto) => {
    if (result.kind === 'nothing') return checkClosed(reference);
    show('completing');
    if (result.kind === 'error') fail(result);
    else await complete(result.transactionId, reference);
    show('idle');
  };

  const open = async (opened: WidgetConfigDto) => {
    markShown(session, opened.reference);
    const notice = await widget.open(opened, {
      onShown: () => show('open'),
      onClosed: () => void checkClosed(opened.reference),
      onMissing: () => show('idle', WIDGET_UNSEEN),
      onResult: (result) => void finish(result, opened),
    });
    if (notice) await leave(opened, notice);
  };

  return { open, leave, isScriptMissing: widget.hasFailed };
}
