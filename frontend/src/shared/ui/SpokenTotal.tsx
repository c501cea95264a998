import { useEffect, useRef, useState } from 'react';
import { spokenCop } from '../lib/format-cop';
import { VisuallyHidden } from './VisuallyHidden';

const QUIET_MS = 500;

/** Announces the new total to screen readers once the shopper has stopped changing it; silent until the first change. */
export function SpokenTotal({ amount }: { amount: number }) {
  const [spoken, setSpoken] = useState('');
  const first = useRef(amount);
  useEffect(() => {
    if (first.current === amount && spoken === '') return;
    const timer = setTimeout(() => setSpoken(`Total: ${spokenCop(amount)}`), QUIET_MS);
    return () => clearTimeout(timer);
  }, [amount, spoken]);
  return <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>;
}
