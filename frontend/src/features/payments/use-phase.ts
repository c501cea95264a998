import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentNotice } from './payment-notice';

/** `open`: the widget is over the page. It accepts a press like `idle`, because the button can only be pressed when visible. */
type Phase = 'idle' | 'preparing' | 'open' | 'checking' | 'completing' | 'leaving';

/** Changes the phase, with an optional notice. */
export type ShowPhase = (next: Phase, notice?: PaymentNotice) => void;

/** After this time the form submission has failed. */
const LEAVING_MS = 10_000;

/** Current phase of a payment, with its notice. */
export function usePhase() {
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
