import { skipToken } from '@reduxjs/toolkit/query/react';
import { type OrderDto, useGetOrderByTransactionQuery, useGetOwnOrderQuery } from '../../api/orders.api';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { useCompletedOrder } from './completed-order';
import { isMasked } from './payment-outcome';
import { transactionOf } from './payment-return';
import { hasReceipt } from './receipt-path';

export type ReceiptState = { status: 'loading' } | { status: 'missing' } | { status: 'ready'; order: OrderDto };

/** Order of a receipt's URL (`receiptPath`): stored in this tab, found by its transaction, or by its number for the proven customer. */
export function useReceipt(search: string): ReceiptState {
  const hydrated = useHydrated();
  const transactionId = transactionOf(search);
  const number = new URLSearchParams(search).get('orden');
  const stored = useCompletedOrder(transactionId);
  const paid = useGetOrderByTransactionQuery(transactionId ? { transactionId } : skipToken);
  const own = useGetOwnOrderQuery(!transactionId && number ? { orderNumber: number } : skipToken);
  const order = (paid.data ? withOwnData(paid.data, stored) : stored) ?? own.data;
  if (order && hasReceipt(order)) return { status: 'ready', order };
  return !hydrated || paid.isFetching || own.isFetching ? { status: 'loading' } : { status: 'missing' };
}

/** The server has the newest state of the money. It masks the rest for a tab without proof of access, whose copy has it. */
function withOwnData(known: OrderDto, stored: OrderDto | null): OrderDto {
  if (!stored || !isMasked(known)) return known;
  const { status, paid, refunded } = known;
  return { ...stored, status, paid, refunded };
}
