import { useEffect, useRef } from 'react';
import { dismissToast, readToast, showToast } from '../../shared/ui/toast-store';
import type { CustomerErrors, Problem } from './customer-problems';

/** Shows a problem as a toast and dismisses it once the problem is fixed. */
export function useErrorToast(errors: CustomerErrors | undefined): (problem: Problem) => void {
  const shown = useRef<Problem>(undefined);
  useEffect(() => {
    const problem = shown.current;
    if (!problem || !errors || errors[problem.field]) return;
    shown.current = undefined;
    if (readToast()?.text === problem.text) dismissToast();
  }, [errors]);
  return (problem) => {
    shown.current = problem;
    showToast({ kind: 'error', title: problem.title, text: problem.text });
  };
}
