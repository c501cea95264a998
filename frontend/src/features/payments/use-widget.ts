import { useEffect, useRef, useState } from 'react';
import type { WidgetConfigDto } from '../../api/payments.api';
import { PROVIDER } from './provider';
import { type PaymentNotice, SCRIPT_FAILED, WIDGET_FAILED, WIDGET_MISSING } from './payment-notice';

/** Options of the provider's script (its documentation, "Widget"): required fields and prefilled data of the customer. */
interface WidgetOptions {
  publicKey: string;
  currency: string;
  amountInCents: number;
  reference: string;
  signature: { integrity: string };
  redirectUrl: string;
  expirationTime: string;
  customerData: { email: string; fullName: string; phoneNumber?: string; phoneNumberPrefix?: string };
  shippingAddress?: Record<string, string>;
}

declare global {
  interface Window {
    /** Defined by the provider's script. */
    WidgetCheckout?: new (options: WidgetOptions) => { open: (callback: (result: unknown) => void) => void };
  }
}

/** Result of the widget; it is not trusted. */
export type WidgetResult =
  | { kind: 'transaction'; transactionId: string }
  | { kind: 'error'; message: string; code: string }
  | { kind: 'nothing' };

interface WidgetWatcher {
  /** The widget has appeared. */
  onShown: () => void;
  /** The widget has disappeared; closing it calls no callback. */
  onClosed: () => void;
  /** The widget did not appear in time. */
  onMissing: () => void;
}

interface WidgetHandlers extends WidgetWatcher {
  onResult: (result: WidgetResult) => void;
}

/**
 * The provider's widget. Its script is loaded before a press, once its URL is known. The widget is watched until it closes,
 * even after an unmount, because the provider's webhook can empty the cart and so unmount the page before the shopper is back.
 */
export function useWidget(widgetUrl: string | undefined) {
  const script = useWidgetScript(widgetUrl);
  const stopWatching = useRef<() => void>(undefined);
  const stop = () => stopWatching.current?.();

  /** Opens the widget; returns a notice if it does not open. */
  const open = async (config: WidgetConfigDto, handlers: WidgetHandlers): Promise<PaymentNotice | undefined> => {
    const isLoaded = script === 'failed' ? window.WidgetCheckout : await isLoadedInTime(config.widgetUrl);
    if (!isLoaded) return SCRIPT_FAILED;
    if (!window.WidgetCheckout) return WIDGET_MISSING;
    stop();
    stopWatching.current = watchWidget(new URL(config.checkoutUrl).origin, handlers);
    try {
      openWidget(config, (result) => {
        stop();
        handlers.onResult(result);
      });
      return undefined;
    } catch {
      stop();
      return WIDGET_FAILED;
    }
  };

  return { hasFailed: script === 'failed', open };
}

/** `failed` includes a slow script, which can still load. */
type ScriptState = 'loading' | 'ready' | 'failed';

/** Timeout for a blocked or slow script, so that the hosted page is offered within five seconds. */
const SCRIPT_TIMEOUT_MS = 4_000;

/** Loads the provider's script once its URL is known. */
function useWidgetScript(url: string | undefined): ScriptState {
  const [state, setState] = useState<ScriptState>('loading');
  useEffect(() => {
    if (!url) return;
    const timeout = setTimeout(() => setState('failed'), SCRIPT_TIMEOUT_MS);
    const end = (ended: ScriptState) => {
      clearTimeout(timeout);
      setState(ended);
    };
    loadWidget(url).then(
      () => end('ready'),
      () => end('failed'),
    );
    return () => clearTimeout(timeout);
  }, [url]);
  return state;
}

/** Resolves to whether the script loads in time. */
function isLoadedInTime(url: string): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), SCRIPT_TIMEOUT_MS));
  const arrived = loadWidget(url).then(
    () => true,
    () => false,
  );
  return Promise.race([arrived, timeout]);
}

/** Longer than slow networks take to show the frame, which appears before its content. */
const MISSING_AFTER_MS = 8_000;
/** Time for a result, or for another frame, after the frame has disappeared. */
const GRACE_MS = 1_000;

/** Watches for the frame of the provider's script. Returns a function that stops it. */
function watchWidget(origin: string, { onShown, onClosed, onMissing }: WidgetWatcher): () => void {
  const frame = `iframe[src^="${origin}"]`;
  let shown = false;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const missing = setTimeout(onMissing, MISSING_AFTER_MS);

  const check = () => {
    const isThere = document.querySelector(frame) !== null;
    if (isThere && !shown) {
      shown = true;
      clearTimeout(missing);
      onShown();
    }
    if (isThere) {
      clearTimeout(closing);
      closing = undefined;
    } else if (shown) closing ??= setTimeout(onClosed, GRACE_MS);
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] });
  return () => {
    observer.disconnect();
    clearTimeout(missing);
    clearTimeout(closing);
  };
}

/** Loading and loaded scripts by URL. */
const loads = new Map<string, Promise<void>>();

/** Loads the provider's script once; a failed load is tried again on the next call. */
function loadWidget(url: string): Promise<void> {
  const earlier = loads.get(url);
  if (earlier) return earlier;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: url, async: true, onload: () => resolve() });
    script.onerror = () => {
      loads.delete(url);
      script.remove();
      reject(new Error('The provider’s script did not load'));
    };
    document.head.append(script);
  });
  loads.set(url, load);
  return load;
}

/** Opens the widget. Throws when its script does. */
function openWidget(config: WidgetConfigDto, onResult: (result: WidgetResult) => void): void {
  const checkout = new window.WidgetCheckout!(toOptions(config));
  checkout.open((result) => onResult(readResult(result)));
}

function toOptions(config: WidgetConfigDto): WidgetOptions {
  const { publicKey, currency, amountInCents, reference, signature, redirectUrl, expirationTime } = config;
  const { shippingAddress } = config;
  const { email, full_name: fullName, phone_number: phone, phone_number_prefix: prefix } = config.customerData;
  return {
    publicKey,
    currency,
    amountInCents,
    reference,
    redirectUrl,
    expirationTime,
    signature: { integrity: signature },
    // The provider requires both number and prefix, or neither.
    customerData: { email, fullName, ...(phone && prefix && { phoneNumber: phone, phoneNumberPrefix: prefix }) },
    ...(shippingAddress && { shippingAddress: toAddress(shippingAddress) }),
  };
}

function toAddress(address: NonNullable<WidgetConfigDto['shippingAddress']>): Record<string, string> {
  const { address_line_1, city, region, country = 'CO', phone_number, postal_code } = address;
  return {
    addressLine1: address_line_1,
    city,
    region,
    country,
    phoneNumber: phone_number ?? '',
    ...(postal_code && { postalCode: postal_code }),
  };
}

function readResult(result: unknown): WidgetResult {
  const { transaction, error } = fieldsOf(result);
  const { id } = fieldsOf(transaction);
  if (typeof id === 'string' && id !== '') return { kind: 'transaction', transactionId: id };
  if (!error) return { kind: 'nothing' };
  const { message, reason, code, type } = fieldsOf(error);
  return {
    kind: 'error',
    message: firstText(error, message, reason) ?? `${PROVIDER} no pudo procesar el pago.`,
    code: firstText(code, type) ?? 'error',
  };
}

const fieldsOf = (value: unknown) => Object(value) as Record<string, unknown>;

const firstText = (...values: unknown[]) =>
  values.find((value) => typeof value === 'string' && value !== '') as string | undefined;
