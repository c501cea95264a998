import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentNotice } from './payment-notice';

/** `open`: the provider's page stands over ours. It takes a press like `idle`: whoever can press sees the button. */
type Phase = 'idle' | 'preparing' | 'open' | 'looking' | 'completing' | 'leaving';

/** Goes on to the next phase, with what the shopper is told about it. */
export type ShowPhase = (next: Phase, told?: PaymentNotice) => void;

/** A browser that does not follow the form is still here after this. */
const LEAVING_MS = 10_000;

/** What happens now with a payment. */
export function usePhase() {
  const [{ phase, notice }, set] = useState<{ phase: Phase; notice?: PaymentNotice }>({ phase: 'idle' });
  // Ahead of what is rendered: two presses may come before the page has shown the first.
  const current = useRef<Phase>('idle');
  const show: ShowPhase = (next, told) => {
    current.current = next;
    set({ phase: next, notice: told });
  };
  const rest = useEffectEvent(() => show('idle'));

  useEffect(() => {
    if (phase !== 'leaving') return;
    const stayed = setTimeout(() => rest(), LEAVING_MS);
    return () => clearTimeout(stayed);
  }, [phase]);

  useEffect(() => {
    // A page that Back brings out of the browser's cache stands as it was left: on its way out.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && rest();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const takesPress = () => current.current === 'idle' || current.current === 'open';
  return { phase, notice, show, takesPress };
}
