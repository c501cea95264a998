import { lazy, Suspense, useState } from 'react';
import { type CallError, hasCode } from '../../api/api-error';
import { importWithRetry } from './import-with-retry';

/** Loads the code of its form when the API asks for the first time. */
const ConfirmIdentityDialog = lazy(() => importWithRetry(() => import('./confirm-identity-dialog')));

const IDENTITY_NOT_CONFIRMED = 'auth.password_again';

interface Answer {
  error?: CallError;
}

/**
 * Asks a staff member for the password or a passkey again when the API requires a confirmed identity: people, refunds, exports.
 * `withConfirmedIdentity(send)` sends, asks when necessary, and sends again; cancelling leaves the first answer. The caller
 * renders `confirmDialog`.
 */
export function useConfirmedIdentity() {
  const [answerTo, setAnswerTo] = useState<{ resolve: (isConfirmed: boolean) => void }>();
  const withConfirmedIdentity = async <T extends Answer>(send: () => Promise<T>): Promise<T> => {
    const first = await send();
    if (!hasCode(first.error, IDENTITY_NOT_CONFIRMED)) return first;
    const isConfirmed = await new Promise<boolean>((resolve) => setAnswerTo({ resolve }));
    setAnswerTo(undefined);
    return isConfirmed ? send() : first;
  };
  const confirmDialog = answerTo && (
    <Suspense fallback={<p role="status">Abriendo…</p>}>
      <ConfirmIdentityDialog onConfirmed={() => answerTo.resolve(true)} onClose={() => answerTo.resolve(false)} />
    </Suspense>
  );
  return { withConfirmedIdentity, confirmDialog };
}
