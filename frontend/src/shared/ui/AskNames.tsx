import { lazy, Suspense } from 'react';
import { importWithRetry } from '../lib/import-with-retry';
import type { NameQuestionsProps } from './NameQuestions';

const NameQuestions = lazy(() => importWithRetry(() => import('./NameQuestions')));

type AskNamesProps = Omit<NameQuestionsProps, 'pieces'> & {
  /** Missing in an order that an earlier release stored in the tab. */
  pieces?: NameQuestionsProps['pieces'];
};

/** Asks for the names that the order still lacks. Its code is loaded only for such an order. */
export function AskNames({ pieces = [], ...rest }: AskNamesProps) {
  if (pieces.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <NameQuestions {...rest} pieces={pieces} />
    </Suspense>
  );
}
