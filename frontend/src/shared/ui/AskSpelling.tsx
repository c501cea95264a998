import { useEffect, useEffectEvent, useState } from 'react';
import type { Elements } from '../lib/elements';
import type { SpellingConfirmation } from '../lib/add-to-cart';
import { useToast } from '../state/use-toast';

const load = () => import('./SpellingCheck');

/** Preloads the dialog while the shopper fills in the form: not for a link, nor for the focused title of a new page. */
export function prepareSpelling({ target }: { target: EventTarget }): void {
  if ((target as Element).closest('input, textarea, label, button')) load().catch(() => undefined);
}

interface AskSpellingProps {
  confirmation: SpellingConfirmation<never>;
  /** Additional information before the confirmation. */
  children?: Elements;
}

/** The dialog '¿Así se escribe?', while a confirmation is pending. */
export function AskSpelling({ confirmation: { spelling, confirm, correct }, children }: AskSpellingProps) {
  const needed = spelling.length > 0;
  const question = useQuestion(needed, correct);
  if (!needed || !question) return null;
  return (
    <question.SpellingCheck texts={spelling} onConfirm={confirm} onCorrect={correct}>
      {children}
    </question.SpellingCheck>
  );
}

/** Loads the dialog. If it cannot be loaded, nothing is added, because the confirmation must not be skipped. */
function useQuestion(needed: boolean, cancel: () => void) {
  const showToast = useToast();
  const [question, setQuestion] = useState<Awaited<ReturnType<typeof load>>>();
  const showUnreachable = useEffectEvent(() => {
    cancel();
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
