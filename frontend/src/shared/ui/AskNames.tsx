import { lazy, Suspense } from 'react';
import { importWithRetry } from '../lib/import-with-retry';
import type { NameQuestionsProps } from './NameQuestions';

const NameQuestions = lazy(() => importWithRetry(() => import('./NameQuestions')));

type AskNamesProps = Omit<NameQuestionsProps, 'pieces'> & {
  /** Missing in an order that the tab kept from an earlier release. */
  pieces?: NameQuestionsProps['pieces'];
};

/** Asks for the names that were left for later. Its code comes only for an order that lacks one. */
export function AskNames({ pieces = [], ...rest }: AskNamesProps) {
  if (pieces.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <NameQuestions {...rest} pieces={pieces} />
    </Suspense>
  );
}
