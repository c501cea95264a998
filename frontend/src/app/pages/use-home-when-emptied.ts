import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Long enough to read the message. */
const DELAY_MS = 1000;

/** Navigates home once the shopper has emptied the cart, unless they undo it in time. */
export function useHomeWhenEmptied(empty: boolean): { leaving: boolean; onEmptied: () => void } {
  const [emptied, setEmptied] = useState(false);
  const navigate = useNavigate();
  const leaving = emptied && empty;

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => void navigate('/'), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setEmptied(false);
    };
  }, [leaving, navigate]);

  return { leaving, onEmptied: () => setEmptied(true) };
}
