import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Ordering } from '../lib/add-to-cart';
import { showToast } from './toast-store';

const load = () => import('./SpellingCheck');

/** Preloads the dialog while the shopper fills in the form. */
export function prepareSpelling(): void {
  load().catch(() => undefined);
}

interface AskSpellingProps {
  ordering: Ordering<never>;
  /** Additional information before the confirmation. */
  children?: ReactNode;
}

/** The dialog '¿Así se escribe?', for an order that needs a confirmation. */
export function AskSpelling({ ordering: { spelling, confirm, correct }, children }: AskSpellingProps) {
  const needed = spelling.length > 0;
  const question = useQuestion(needed, correct);
  if (!needed || !question) return null;
  return (
    <question.SpellingCheck texts={spelling} onConfirm={confirm} onCorrect={correct}>
      {children}
    </question.SpellingCheck>
  );
}

/** No order may skip the confirmation: if the dialog cannot be loaded, the order is cancelled. */
function useQuestion(needed: boolean, giveBack: () => void) {
  const [question, setQuestion] = useState<Awaited<ReturnType<typeof load>>>();
  const showUnreachable = useEffectEvent(() => {
    giveBack();
    showToast({
      kind: 'error',
      title: 'No pudimos agregarla todavía',
      text: 'Revisa tu conexión y vuelve a intentar.',
    });
  });
  useEffect(() => {
    if (needed && !question) load().then(setQuestion, showUnreachable);
  }, [needed, question]);
  return question;
}
