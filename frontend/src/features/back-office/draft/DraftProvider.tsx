import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Elements } from '../../../shared/lib/elements';
import { type ApiError, isServerUnreachable } from '../../../api/api-error';
import { type ChangeDto, useListChangeSetsQuery } from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useAppDispatch } from '../../../shared/state/app-store';
import { useToast } from '../../../shared/state/use-toast';
import { changeDraft, draftOf, DRAFTS, readDraftChanges, sendTypedEdits } from './save-draft';
import { DraftContext } from './use-draft-set';

/** Refetch options that read changes of the person's other devices. */
const REFETCH = { refetchOnFocus: true, refetchOnReconnect: true, refetchOnMountOrArgChange: true } as const;

/** Provides the person's draft to all screens. */
export function DraftProvider({ children }: { children: Elements }) {
  const showToast = useToast();
  const dispatch = useAppDispatch();
  const { data, error } = useListChangeSetsQuery(DRAFTS, REFETCH);
  useReauthOnForbidden(error);
  const [isOffline, setOffline] = useState(false);
  const [running, setRunning] = useState(0);

  const run = useCallback(
    async (save: () => Promise<ApiError | undefined>) => {
      setRunning((count) => count + 1);
      const failure = await save();
      setRunning((count) => count - 1);
      setOffline(isServerUnreachable(failure));
      const isToldByFields = Object.keys(failure?.fields ?? {}).length > 0;
      if (failure && !isServerUnreachable(failure) && !isToldByFields)
        showToast({ kind: 'error', title: 'No se guardó', text: errorMessage(failure) });
      return failure;
    },
    [showToast],
  );
  const send = useCallback(() => run(() => sendTypedEdits(dispatch)), [run, dispatch]);
  const readChanges = useCallback(() => readDraftChanges(dispatch), [dispatch]);
  const change = useCallback(
    (to: (changes: readonly ChangeDto[]) => ChangeDto[]) => run(() => changeDraft(dispatch, to)),
    [run, dispatch],
  );

  // Sends edits that an earlier visit could not send.
  useEffect(() => {
    const sendAgain = () => void send();
    sendAgain();
    addEventListener('online', sendAgain);
    return () => removeEventListener('online', sendAgain);
  }, [send]);

  const draft = data && draftOf(data.items);
  const value = useMemo(
    () => ({ draft, isKnown: data !== undefined, error, send, readChanges, change, isOffline, isSaving: running > 0 }),
    [draft, data, error, send, readChanges, change, isOffline, running],
  );
  return <DraftContext value={value}>{children}</DraftContext>;
}
