import type { PricingDto } from '../api/catalogue.api';
import type { StaffOrderDto } from '../api/workshop.api';
import { deliveryRange, describeDelivery } from './delivery-range';
import { paidAt } from './paid-at';
import { bogotaDay } from '../shared/lib/moments';

/** What the family was told about its delivery. */
export interface Promised {
  /** 'entre el 9 y el 16 de diciembre' */
  dates: string;
  /** Days until the last of these dates; negative when it is over. */
  daysLeft: number;
}

const DAY_MS = 86_400_000;

/** Counted from the payment, as shoppers read it everywhere; undefined without one, and for what will not be delivered. */
export function promiseOf(order: StaffOrderDto, delivery: PricingDto['delivery'], now: Date): Promised | undefined {
  if (order.status === 'cancelled' || order.status === 'refund_pending' || order.status === 'refunded')
    return undefined;
  const paid = paidAt(order.history);
  if (!paid) return undefined;
  const days = order.isExpress ? delivery.expressBusinessDays : delivery.standardBusinessDays;
  const range = deliveryRange(new Date(paid), days);
  const daysLeft = Math.round((range.latest.getTime() - bogotaDay(now).getTime()) / DAY_MS);
  return { dates: describeDelivery(range), daysLeft };
}

/** Days before the last promised one from which an order is urgent. */
const URGENT_DAYS = 3;

/** What to say of a promise that is about to be broken; undefined while there is time, and once the parcel has left. */
export function urgencyOf({ status }: StaffOrderDto, { daysLeft }: Promised): string | undefined {
  if (status !== 'paid' && status !== 'in_production') return undefined;
  if (daysLeft < 0) return daysLeft === -1 ? 'Atrasado 1 día' : `Atrasado ${-daysLeft} días`;
  if (daysLeft > URGENT_DAYS) return undefined;
  if (daysLeft === 0) return 'Último día';
  return daysLeft === 1 ? 'Falta 1 día' : `Faltan ${daysLeft} días`;
}
