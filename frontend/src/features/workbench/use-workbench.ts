import { useCallback, useEffect, useMemo } from 'react';
import { isServerUnreachable } from '../../api/api-error';
import {
  type WorkbenchOrderDto,
  useListWorkbenchOrdersQuery,
  usePressAtWorkbenchMutation,
} from '../../api/workbench.api';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import { pollingOptions } from '../../shared/lib/polling-options';
import { randomId } from '../../shared/lib/random-id';
import { useDraft } from '../../shared/lib/use-draft';
import { showToast } from '../../shared/ui/toast-store';
import { afterPresses, type Press } from './workbench-state';

const POLLING = pollingOptions(30_000);

const RETRY_MS = 5_000;

/** With these a later attempt may succeed; every other refusal is final. */
const RETRIED = [401, 403, 408, 429];

/** True while a loop sends presses: they arrive one after the other. */
let isSending = false;

/**
 * The queue of the workbench, also without a connection: the last one is kept on the device, and so are presses until the server has
 * answered them. Guests ask for nothing.
 */
export function useWorkbench(isSignedIn: boolean) {
  const { data, error, refetch } = useListWorkbenchOrdersQuery(undefined, { ...POLLING, skip: !isSignedIn });
  const [send] = usePressAtWorkbenchMutation();
  const kept = useDraft(DRAFT_KEYS.workbenchQueue, 'kept');
  const waiting = useDraft(DRAFT_KEYS.workbenchPresses, 'kept');

  const sendWaiting = useCallback(async () => {
    if (isSending) return;
    isSending = true;
    try {
      for (let press = waitingPresses()[0]; press; press = waitingPresses()[0]) {
        const { id, orderId, line, unit, kind, reason } = press;
        const workbenchPressDto = { id, orderId, line, unit, kind, reason };
        const answer = await send({ workbenchPressDto });
        if (answer.error && (isServerUnreachable(answer.error) || isRetried(answer.error))) return;
        if (answer.error)
          showToast({ kind: 'error', title: 'Una marca no se guardó', text: 'Revisa esa pieza: el pedido cambió.' });
        else keepQueue(afterPresses(keptQueue() ?? [], [press]));
        keepPresses(waitingPresses().filter((other) => other.id !== id));
      }
    } finally {
      isSending = false;
    }
  }, [send]);

  useEffect(() => {
    if (!data) return;
    keepQueue(data);
    void sendWaiting();
  }, [data, sendWaiting]);
  useEffect(() => {
    const retry = () => void sendWaiting();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [sendWaiting]);

  const hasUnsent = pressesIn(waiting).length > 0;
  useEffect(() => {
    if (!hasUnsent) return;
    // The event of a returned connection may come before the connection does.
    const timer = setInterval(() => void sendWaiting(), RETRY_MS);
    return () => clearInterval(timer);
  }, [hasUnsent, sendWaiting]);

  const status = error && 'status' in error ? error.status : undefined;
  useEffect(() => {
    // Names of children stay on no device whose person may not see them any more.
    if (status === 401 || status === 403) writeDraft(DRAFT_KEYS.workbenchQueue, 'kept', null);
  }, [status]);

  const orders = useMemo(
    () => (kept ? afterPresses(kept.orders as WorkbenchOrderDto[], pressesIn(waiting)) : undefined),
    [kept, waiting],
  );
  const press = (pressed: Omit<Press, 'id' | 'at'>) => {
    keepPresses([...waitingPresses(), { ...pressed, id: randomId(), at: new Date().toISOString() }]);
    void sendWaiting();
  };
  return {
    orders,
    press,
    /** Presses that the server has not answered yet. */
    unsent: pressesIn(waiting),
    isOffline: error !== undefined && status !== 401 && status !== 403,
    /** The status that refused the person: 401 or 403. */
    refused: status === 401 || status === 403 ? status : undefined,
    refetch,
  };
}

const isRetried = (error: object) =>
  'status' in error && typeof error.status === 'number' && (RETRIED.includes(error.status) || error.status >= 500);

const pressesIn = (draft: Record<string, unknown> | null) => (draft?.presses ?? []) as Press[];
const waitingPresses = () => pressesIn(readDraft(DRAFT_KEYS.workbenchPresses, 'kept'));
const keptQueue = () => readDraft(DRAFT_KEYS.workbenchQueue, 'kept')?.orders as WorkbenchOrderDto[] | undefined;
const keepQueue = (orders: WorkbenchOrderDto[]) => writeDraft(DRAFT_KEYS.workbenchQueue, 'kept', { orders });
const keepPresses = (presses: Press[]) =>
  writeDraft(DRAFT_KEYS.workbenchPresses, 'kept', presses.length > 0 ? { presses } : null);
