import { useCallback, useEffect, useMemo } from 'react';
import { isServerUnreachable } from '../../api/api-error';
import {
  type WorkbenchOrderDto,
  useListWorkbenchOrdersQuery,
  usePressAtWorkbenchMutation,
} from '../../api/workbench.api';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { pollingOptions } from '../../shared/lib/polling-options';
import { randomId } from '../../shared/lib/random-id';
import { useDraft } from '../../shared/lib/use-draft';
import { type AppState, type AppThunk, useAppDispatch } from '../../shared/state/app-store';
import { type Draft, selectDraft, writeDraft } from '../../shared/state/drafts-slice';
import { showToast } from '../../shared/state/use-toast';
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
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useListWorkbenchOrdersQuery(undefined, { ...POLLING, skip: !isSignedIn });
  const [send] = usePressAtWorkbenchMutation();
  const kept = useDraft(DRAFT_KEYS.workbenchQueue);
  const waiting = useDraft(DRAFT_KEYS.workbenchPresses);

  const sendWaiting = useCallback(() => dispatch(sendPresses(send)), [dispatch, send]);

  useEffect(() => {
    if (!data) return;
    dispatch(keepQueue(data));
    void sendWaiting();
  }, [data, sendWaiting, dispatch]);
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
    if (status === 401 || status === 403) dispatch(writeDraft(DRAFT_KEYS.workbenchQueue, 'kept', null));
  }, [status, dispatch]);

  const orders = useMemo(
    () => (kept ? afterPresses(kept.orders as WorkbenchOrderDto[], pressesIn(waiting)) : undefined),
    [kept, waiting],
  );
  const press = (pressed: Omit<Press, 'id' | 'at'>) => {
    dispatch(addPress({ ...pressed, id: randomId(), at: new Date().toISOString() }));
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

type Send = ReturnType<typeof usePressAtWorkbenchMutation>[0];

/** Sends the waiting presses one after the other, until one gets no answer. */
const sendPresses =
  (send: Send): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (isSending) return;
    isSending = true;
    try {
      for (let [press] = waitingPresses(getState()); press; [press] = waitingPresses(getState())) {
        const { id, orderId, line, unit, kind, reason } = press;
        const answer = await send({ workbenchPressDto: { id, orderId, line, unit, kind, reason } });
        if (answer.error && (isServerUnreachable(answer.error) || isRetried(answer.error))) return;
        if (answer.error) dispatch(showToast(REFUSED));
        else dispatch(keepQueue(afterPresses(keptQueue(getState()) ?? [], [press])));
        dispatch(keepPresses(waitingPresses(getState()).filter((other) => other.id !== id)));
      }
    } finally {
      isSending = false;
    }
  };

const REFUSED = {
  kind: 'error',
  title: 'Una marca no se guardó',
  text: 'Revisa esa pieza: el pedido cambió.',
} as const;

const addPress =
  (press: Press): AppThunk =>
  (dispatch, getState) =>
    dispatch(keepPresses([...waitingPresses(getState()), press]));

const isRetried = (error: object) =>
  'status' in error && typeof error.status === 'number' && (RETRIED.includes(error.status) || error.status >= 500);

const pressesIn = (draft: Draft | null) => (draft?.presses ?? []) as Press[];
const waitingPresses = (state: AppState) => pressesIn(selectDraft(state, DRAFT_KEYS.workbenchPresses));
const keptQueue = (state: AppState) =>
  selectDraft(state, DRAFT_KEYS.workbenchQueue)?.orders as WorkbenchOrderDto[] | undefined;
const keepQueue = (orders: WorkbenchOrderDto[]) => writeDraft(DRAFT_KEYS.workbenchQueue, 'kept', { orders });
const keepPresses = (presses: Press[]) =>
  writeDraft(DRAFT_KEYS.workbenchPresses, 'kept', presses.length > 0 ? { presses } : null);
