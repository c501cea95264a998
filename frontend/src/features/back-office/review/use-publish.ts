import { useRef, useState } from 'react';
import { type ApiError, hasCode } from '../../../api/api-error';
import {
  type ChangeSetDto,
  type Confirmation,
  type ConflictDto,
  detailsOf,
  usePublishChangeSetMutation,
} from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useDraftSet } from '../draft/use-draft-set';

/** Publishes or schedules the draft and stores the API's conflicts, confirmations and problems. */
export function usePublish(id: string | undefined) {
  const { send } = useDraftSet();
  const [call, { error, isLoading, reset }] = usePublishChangeSetMutation();
  useReauthOnForbidden(error);
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const [done, setDone] = useState<ChangeSetDto>();
  const [conflicts, setConflicts] = useState<ConflictDto[]>([]);
  const [confirmations, setConfirmations] = useState<Confirmation[]>([]);
  const busy = useRef(false);
  const at = useRef<string>(undefined);

  const run = async (confirm: boolean): Promise<string | undefined> => {
    if (busy.current || !id) return undefined;
    busy.current = true;
    // Saves unsaved edits of other screens first.
    const unsent = await send();
    const { data, error: refused } = unsent
      ? { data: undefined, error: unsent }
      : await withConfirmedIdentity(() =>
          call({ id, publishChangeSetDto: { at: at.current, confirm: confirm || undefined } }),
        );
    // Stays busy after publishing, so that a second press does nothing.
    busy.current = data !== undefined;
    if (data) setDone(data);
    const { conflicts: now, confirmations: asked } = detailsOf((refused as ApiError | undefined)?.body);
    setConflicts(now);
    setConfirmations(hasCode(refused, 'change_set.confirm') ? asked : []);
    return refused && asked.length === 0 ? errorMessage(refused) : undefined;
  };
  const isExplained = conflicts.length > 0 || confirmations.length > 0 || hasCode(error, 'change_set.confirm');
  const fields = error && 'fields' in error ? Object.entries(error.fields) : [];
  return {
    /** The set when it is live or scheduled. */
    done,
    /** Asks for the password or a passkey; rendered by the caller. */
    confirmDialog,
    conflicts,
    confirmations,
    /** Problems by index of the change. */
    problems: Object.fromEntries(
      fields.flatMap(([path, problem]) => {
        const index = /^changes\.(\d+)\./.exec(path)?.[1];
        return index ? [[index, problem]] : [];
      }),
    ) as Record<number, string>,
    failure: error && !isExplained ? errorMessage(error) : undefined,
    isPending: isLoading,
    publish: (moment?: string) => {
      at.current = moment;
      return run(false);
    },
    confirm: () => run(true),
    close: () => setConfirmations([]),
    solved: (conflict: ConflictDto) => {
      setConflicts((all) => all.filter((other) => other !== conflict));
      reset();
    },
  };
}
