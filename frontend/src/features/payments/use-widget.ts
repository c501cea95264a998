import { useRef } from 'react';
import type { WidgetConfigDto } from '../../api/payments.api';
import { type PaymentNotice, SCRIPT_FAILED, WIDGET_FAILED, WIDGET_MISSING } from './payment-notice';
import { openWidget, type WidgetResult } from './provider-widget';
import { useWidgetScript, widgetArrives } from './use-widget-script';
import { type WidgetWatcher, watchWidget } from './watch-widget';

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
    const arrives = script === 'failed' ? window.WidgetCheckout : await widgetArrives(config.widgetUrl);
    if (!arrives) return SCRIPT_FAILED;
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
