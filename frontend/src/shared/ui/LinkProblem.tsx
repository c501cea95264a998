import { type CallError, isServerUnreachable } from '../../api/api-error';
import { errorMessage } from '../lib/error-message';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

interface LinkProblemProps {
  /** Title for a link that the server refuses. */
  title: string;
  error: CallError;
  onRetry: () => void;
}

const TOO_MANY_REQUESTS = 429;

/** Shown instead of what a mailed link opens: the server refused the link, or could not check it yet. */
export function LinkProblem({ title, error, onRetry }: LinkProblemProps) {
  const isBusy = 'status' in error && error.status === TOO_MANY_REQUESTS;
  if (!isBusy && !isServerUnreachable(error)) return <EmptyState title={title}>{errorMessage(error)}</EmptyState>;
  return (
    <EmptyState title="No pudimos abrir tu enlace" action={<Button onClick={onRetry}>Reintentar</Button>}>
      {errorMessage(error)}
    </EmptyState>
  );
}
