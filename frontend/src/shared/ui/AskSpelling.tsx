import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Ordering } from '../lib/add-to-cart';
import { showToast } from './toast-store';

const load = () => import('./SpellingCheck');

/** Fetches the question ahead: it is asked at the end of a form that is being filled in. */
export function prepareSpelling(): void {
  load().catch(() => undefined);
}

interface AskSpellingProps {
  ordering: Ordering<never>;
  /** What else to know before saying yes. */
  children?: ReactNode;
}

/** '¿Así se escribe?', while an order waits for the answer. */
export function AskSpelling({ ordering: { spelling, confirm, correct }, children }: AskSpellingProps) {
  const asked = spelling.length > 0;
  const question = useQuestion(asked, correct);
  if (!asked || !question) return null;
  return (
    <question.SpellingCheck texts={spelling} onConfirm={confirm} onCorrect={correct}>
      {children}
    </question.SpellingCheck>
  );
}

/** Nothing is made that was not read once more: an order whose question cannot be brought is given back. */
function useQuestion(needed: boolean, giveBack: () => void) {
  const [question, setQuestion] = useState<Awaited<ReturnType<typeof load>>>();
  const sayUnreachable = useEffectEvent(() => {
    giveBack();
    showToast({
      kind: 'error',
      title: 'No pudimos agregarla todavía',
      text: 'Revisa tu conexión y vuelve a intentar.',
    });
  });
  useEffect(() => {
    if (needed && !question) load().then(setQuestion, sayUnreachable);
  }, [needed, question]);
  return question;
}
