import { useState } from 'react';
import { type ShipOrderDto, type StaffOrderDto, useShipOrderMutation, workshopApi } from '../../../api/workshop.api';
import { ORDER_STATUS_NAMES } from '../../../domain/order-admin-status';
import { SENT } from '../../../domain/order-stages';
import { errorMessage } from '../../../shared/lib/error-message';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useAppDispatch } from '../../../shared/state/app-store';

/** Result for one order. */
export interface ShipResult {
  /** The order with its latest known data. */
  order: StaffOrderDto;
  /** Reason why it is not marked as shipped; undefined when it is, also by other staff. */
  reason?: string;
}

/** Orders of a run and the position of the current one, from 1. */
interface ShipRun {
  orders: readonly StaffOrderDto[];
  tried: number;
}

const NOT_ALLOWED = [401, 403];
const UNSURE = 'Se cortó la conexión y no sabemos si quedó enviado. Intenta de nuevo: nada se envía dos veces.';
const NOT_TRIED = 'No alcanzamos a llegar a este: se cortó la conexión.';
const LOGGED_OUT = 'Tu sesión terminó. Inicia sesión y vuelve a intentar.';

/**
 * Marks orders as shipped one after the other. Each request contains the status that was seen, so that a repetition after a
 * lost answer has no effect and sends no second mail. It stops when the connection or the session is lost, and returns a result for every
 * order.
 */
export function useShipOrders() {
  const dispatch = useAppDispatch();
  const [change, { error }] = useShipOrderMutation();
  useReauthOnForbidden(error);
  const [running, setRunning] = useState<ShipRun>();

  const shipOne = async (
    order: StaffOrderDto,
    shipOrderDto: ShipOrderDto,
  ): Promise<ShipResult & { endsRun?: true }> => {
    const { error: refused } = await change({ id: order.id, shipOrderDto });
    if (!refused) return { order };
    if ('status' in refused && NOT_ALLOWED.includes(refused.status))
      return { order, reason: LOGGED_OUT, endsRun: true };
    // The change may have been made although its answer was lost, or by other staff.
    const getOrder = workshopApi.endpoints.getOrder.initiate(
      { id: order.id },
      { forceRefetch: true, subscribe: false },
    );
    const { data: now, isError } = await dispatch(getOrder);
    if (isError || !now) return { order, reason: UNSURE, endsRun: true };
    if (SENT.includes(now.status)) return { order: now };
    const isMoved = now.status !== order.status;
    return { order: now, reason: isMoved ? `Otra persona lo pasó a «${nameOf(now)}».` : errorMessage(refused) };
  };

  const ship = async (orders: readonly StaffOrderDto[], parcelOf: (order: StaffOrderDto) => ShipOrderDto) => {
    const results: ShipResult[] = [];
    for (const [index, order] of orders.entries()) {
      setRunning({ orders, tried: index + 1 });
      const { endsRun, ...result } = await shipOne(order, parcelOf(order));
      results.push(result);
      if (!endsRun) continue;
      results.push(...orders.slice(index + 1).map((each) => ({ order: each, reason: NOT_TRIED })));
      break;
    }
    setRunning(undefined);
    dispatch(workshopApi.util.invalidateTags(['orders']));
    return results;
  };
  return { ship, running };
}

export const nameOf = ({ status }: StaffOrderDto): string => ORDER_STATUS_NAMES[status];
