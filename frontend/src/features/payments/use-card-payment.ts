import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error';
import type { OrderDto } from '../../api/orders.api';
import { useCompletePaymentMutation, useFindPaymentMutation, type WidgetConfigDto } from '../../api/payments.api';
import { useToast } from '../../shared/state/use-toast';
import { goToHostedCheckout, providerAnswers } from './hosted-checkout';
import {
  CLOSED,
  CLOSED_UNSURE,
  configNotice,
  FINISHED_UNSURE,
  NOT_FINISHED,
  NOT_READY,
  type PaymentNotice,
  PROVIDER_UNAVAILABLE,
  SCRIPT_FAILED,
  WIDGET_UNSEEN,
} from './payment-notice';
import { forgetPaymentReference, markShown, shownReference } from './payment-reference';
import { HOSTED_CHECKOUT } from './provider';
import {
  AMOUNT_CHANGED,
  type PayingCustomer,
  type PaymentInput,
  rememberPayment,
  usePaymentConfig,
} from './use-payment-config';
import { useWidget, type WidgetResult } from './use-widget';

export type PaymentWay = 'widget' | 'hosted';

/** Failed payment, with the message of the server or the provider. */
export interface PaymentFailure {
  message: string;
  code: string;
}

/** Callbacks for the results of a payment. */
export interface PaymentOutcomes {
  onPaid: (order: OrderDto) => void;
  /** The bank has not decided or the state is unknown; the payment may still be approved. */
  onPending: (transactionId: string) => void;
  onFailed: (failure: PaymentFailure) => void;
}

interface CardPaymentOptions extends PaymentOutcomes {
  session: string;
  /** Null while it is incomplete. */
  payment: PaymentInput | null;
  way: PaymentWay;
  onIncomplete: () => void;
  onRefused: (fields: Record<string, string>, isPressed: boolean) => void;
  onAmountChanged: () => void;
}

/** State of the payment from the press to its result. After each failure the shopper can try again. */
export function useCardPayment(options: CardPaymentOptions) {
  const { session, payment, way, onIncomplete, onRefused, onAmountChanged } = options;
  const { config, error, requestConfig } = usePaymentConfig(payment, (fields) => onRefused(fields, false));
  const { phase, notice, show, acceptsPress } = usePhase();
  const completion = useCompletion(session, options);
  const widgetUrl = way === 'widget' ? config?.widgetUrl : undefined;
  const page = usePaymentPage({ session, completion, widgetUrl, customer: payment?.customer, show });
  useReturn(async () => {
    const shown = way === 'hosted' ? shownReference(session) : null;
    if (!shown) return;
    show('checking');
    const found = await completion.settleIfPaid(shown);
    show('idle', { settled: undefined, none: NOT_FINISHED, unsure: FINISHED_UNSURE }[found]);
  });

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
    const answer = await requestConfig(payment);
    show(answer.error ? 'idle' : 'preparing');
    if (answer.error) onRefused(answer.error.fields, true);
    if (answer.error?.code === AMOUNT_CHANGED) onAmountChanged();
    else if (answer.config && chosen === 'hosted') await page.leave(answer.config);
    else if (answer.config) await page.open(answer.config);
  };

  const prepareAgain = async () => {
    if (!acceptsPress() || !payment) return;
    show('preparing');
    await requestConfig(payment);
    show('idle');
  };

  const configProblem = error && error.code !== AMOUNT_CHANGED ? configNotice(error) : undefined;
  return {
    phase,
    isReady: config !== undefined,
    /** Notice after a press; `notice` also contains those from before it. */
    pressNotice: notice,
    notice: notice ?? configProblem ?? (widgetUrl && page.isScriptMissing ? SCRIPT_FAILED : undefined),
    pay: () => void pay(way),
    payHosted: () => void pay('hosted'),
    prepareAgain: () => void prepareAgain(),
  };
}

const DECLINED = 402;
const [CHECKOUT] = HOSTED_CHECKOUT.split('?');

/** Calls `check` when the page opens, and when the browser shows it again after another one: the shopper may be back from the provider. */
function useReturn(check: () => Promise<void>): void {
  const onReturn = useEffectEvent(check);
  useEffect(() => {
    void onReturn();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void onReturn();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}

/** Asks the server for the result of a payment; the widget's result is not trusted. */
function useCompletion(session: string, { onPaid, onPending, onFailed }: PaymentOutcomes) {
  const showToast = useToast();
  const [send] = useCompletePaymentMutation();
  const [find] = useFindPaymentMutation();

  const fail = ({ message, code }: PaymentFailure) => {
    forgetPaymentReference(session);
    showToast({ kind: 'error', title: 'Error en el pago', text: message });
    onFailed({ message, code });
  };

  const complete = async (transactionId: string, reference: string) => {
    const { data, error } = await send({ completePaymentDto: { transactionId, reference } });
    if (isDeclined(error)) return fail(error);
    // Unknown or unavailable is not declined: the result page polls on.
    if (!data || !('id' in data)) return onPending(transactionId);
    forgetPaymentReference(session);
    rememberPayment(null);
    onPaid(data);
  };

  /** Searches a payment without a result in the browser and completes it; `settled` when there is one. */
  const settleIfPaid = async (reference: string): Promise<'settled' | 'none' | 'unsure'> => {
    const { data } = await find({ findPaymentDto: { reference } });
    if (!data) return 'unsure';
    if (data.transactionId === null) return 'none';
    await complete(data.transactionId, reference);
    return 'settled';
  };

  return { complete, settleIfPaid, fail };
}

type Completion = ReturnType<typeof useCompletion>;

const isDeclined = (error: unknown): error is ApiError => (error as ApiError | undefined)?.status === DECLINED;

interface PaymentPageOptions {
  session: string;
  completion: Completion;
  /** URL of the widget's script; undefined while it is unknown or not needed. */
  widgetUrl: string | undefined;
  /** Undefined while the form is not complete. */
  customer: PayingCustomer | undefined;
  show: ShowPhase;
}

/** Opens the widget or the hosted page, and handles the result. */
function usePaymentPage({ session, completion, widgetUrl, customer, show }: PaymentPageOptions) {
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
    // Back leads to the payment as it was left.
    if (location.pathname === CHECKOUT) history.replaceState(history.state, '', HOSTED_CHECKOUT);
    goToHostedCheckout(checkoutUrl, customer!);
  };

  /** Handles a widget closed without a result; some customers close it after paying. */
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

/** `open`: the widget is over the page. It accepts a press like `idle`, because the button can only be pressed when visible. */
type Phase = 'idle' | 'preparing' | 'open' | 'checking' | 'completing' | 'leaving';

/** Changes the phase, with an optional notice. */
type ShowPhase = (next: Phase, notice?: PaymentNotice) => void;

/** After this time the form submission has failed. */
const LEAVING_MS = 10_000;

/** Current phase of a payment, with its notice. */
function usePhase() {
  const [{ phase, notice }, set] = useState<{ phase: Phase; notice?: PaymentNotice }>({ phase: 'idle' });
  // A ref, because a second press can come before the first one is rendered.
  const current = useRef<Phase>('idle');
  const show: ShowPhase = (next, notice) => {
    current.current = next;
    set({ phase: next, notice });
  };
  const reset = useEffectEvent(() => show('idle'));

  useEffect(() => {
    if (phase !== 'leaving') return;
    const stayed = setTimeout(() => reset(), LEAVING_MS);
    return () => clearTimeout(stayed);
  }, [phase]);

  useEffect(() => {
    // A page restored from the back/forward cache is still in the phase `leaving`.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const acceptsPress = () => current.current === 'idle' || current.current === 'open';
  return { phase, notice, show, acceptsPress };
}
