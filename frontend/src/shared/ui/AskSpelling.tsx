import { lazy, Suspense, type ReactNode } from 'react';
import type { Ordering } from '../lib/use-order';

const load = () => import('./SpellingCheck');
const SpellingCheck = lazy(async () => ({ default: (await load()).SpellingCheck }));

/** Fetches the question ahead: it is asked at the end of a form that is being filled in. */
export function prepareSpelling(): void {
  load().catch(() => undefined);
}

interface AskSpellingProps {
  ordering: Ordering;
  /** What else to know before saying yes. */
  children?: ReactNode;
}

/** '¿Así se escribe?', while an order waits for the answer. */
export function AskSpelling({ ordering: { spelling, confirm, correct }, children }: AskSpellingProps) {
  if (spelling.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SpellingCheck texts={spelling} onConfirm={confirm} onCorrect={correct}>
        {children}
      </SpellingCheck>
    </Suspense>
  );
}
