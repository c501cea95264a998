import { useEffect, useRef, useState } from 'react';
import type { WidgetConfigDto } from '../../api/payments.api';
import { type PaymentNotice, SCRIPT_FAILED, WIDGET_FAILED, WIDGET_MISSING } from './payment-notice';
import { loadWidget, openWidget, type WidgetResult } from './provider-widget';

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
 * even after an unmount, because the provider's webhook can empty the cart and so unmount the page before the payer is back.
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
/** Time for a result that arrives after the frame has disappeared. */
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
    if (!isThere && shown) closing ??= setTimeout(onClosed, GRACE_MS);
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] });
  return () => {
    observer.disconnect();
    clearTimeout(missing);
    clearTimeout(closing);
  };
}
