import type { StaffOrderDto } from '../api/workshop.api';
import { bogotaDay } from '../shared/lib/moments';
import { describeDelivery } from './describe-delivery';
import { IN_WORKSHOP } from './order-stages';

/** The promised delivery dates of an order. */
export interface Promised {
  /** For example 'entre el 9 y el 16 de diciembre'. */
  dates: string;
  /** Days until the last promised date; negative after it. */
  daysLeft: number;
}

const DAY_MS = 86_400_000;

/** Undefined while the order has no promised delivery. */
export function promiseOf({ delivery }: StaffOrderDto, now: Date): Promised | undefined {
  if (!delivery) return undefined;
  const daysLeft = Math.round((Date.parse(delivery.latest) - bogotaDay(now).getTime()) / DAY_MS);
  return { dates: describeDelivery(delivery), daysLeft };
}

/** Days before the last promised one from which an order is urgent. */
const URGENT_DAYS = 3;

/** The warning about a promise that is at risk; undefined while there is enough time, and after dispatch. */
export function urgencyOf({ status }: StaffOrderDto, { daysLeft }: Promised): string | undefined {
  if (!IN_WORKSHOP.includes(status)) return undefined;
  if (daysLeft < 0) return daysLeft === -1 ? 'Atrasado 1 día' : `Atrasado ${-daysLeft} días`;
  if (daysLeft > URGENT_DAYS) return undefined;
  if (daysLeft === 0) return 'Último día';
  return daysLeft === 1 ? 'Falta 1 día' : `Faltan ${daysLeft} días`;
}
