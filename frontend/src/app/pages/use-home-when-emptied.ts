import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Long enough to read what happened (storefront.md, section 4). */
const DELAY_MS = 1000;

/** Leads home once the shopper has emptied the cart, unless it is undone in time. */
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
