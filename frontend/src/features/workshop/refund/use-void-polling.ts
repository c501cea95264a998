import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { type RefundDto, useListOrderRefundsQuery } from '../../../api/refunds.api';
import { workshopApi } from '../../../api/workshop.api';
import { pollingOptions } from '../../../shared/lib/polling-options';
import { useAppDispatch } from '../../../shared/state/app-store';

/** The provider voids within seconds. */
const VOID_POLLING = pollingOptions(4_000);

/** Asks more often while the provider voids a payment, and reads the order again at the end: its status has changed as well. */
export function useVoidPolling({ orderId, isVoiding }: RefundDto): void {
  const dispatch = useAppDispatch();
  useListOrderRefundsQuery(isVoiding && orderId ? { id: orderId } : skipToken, VOID_POLLING);
  const wasVoiding = useRef(isVoiding);
  useEffect(() => {
    if (wasVoiding.current && !isVoiding) dispatch(workshopApi.util.invalidateTags(['orders']));
    wasVoiding.current = isVoiding;
  }, [dispatch, isVoiding]);
}
