import type { SerializedError } from '@reduxjs/toolkit';
import { lazy, Suspense, useState } from 'react';
import { type ApiError, hasCode } from '../../api/api-error';
import { importWithRetry } from './import-with-retry';

/** Loads the code of its form when the API asks for the first time. */
const ProveAgainDialog = lazy(() => importWithRetry(() => import('./prove-again-dialog')));

const PASSWORD_AGAIN = 'auth.password_again';

interface Answer {
  error?: ApiError | SerializedError;
}

/**
 * Asks a staff member for the password or a passkey again when the API wants a second look before people, refunds and exports.
 * `proveAgain(send)` sends, asks when necessary, and sends again; a cancelled question leaves the first answer. The caller
 * renders `question`.
 */
export function useProveAgain() {
  const [answerTo, setAnswerTo] = useState<{ resolve: (isProven: boolean) => void }>();
  const proveAgain = async <T extends Answer>(send: () => Promise<T>): Promise<T> => {
    const first = await send();
    if (!hasCode(first.error, PASSWORD_AGAIN)) return first;
    const isProven = await new Promise<boolean>((resolve) => setAnswerTo({ resolve }));
    setAnswerTo(undefined);
    return isProven ? send() : first;
  };
  const question = answerTo && (
    <Suspense fallback={<p role="status">Abriendo…</p>}>
      <ProveAgainDialog onProven={() => answerTo.resolve(true)} onClose={() => answerTo.resolve(false)} />
    </Suspense>
  );
  return { proveAgain, question };
}
