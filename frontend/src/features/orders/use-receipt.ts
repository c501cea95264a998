import { skipToken } from '@reduxjs/toolkit/query/react';
import { type OrderDto, useGetOrderByTransactionQuery, useListMyOrdersQuery } from '../../api/orders.api';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { useCompletedOrder } from './completed-order';
import { transactionOf } from './payment-return';
import { hasReceipt } from './receipt-path';

export type ReceiptState = { status: 'loading' } | { status: 'missing' } | { status: 'ready'; order: OrderDto };

/** Order of a receipt's URL (`receiptPath`): stored in this tab, found by its transaction, or of the account. */
export function useReceipt(search: string): ReceiptState {
  const hydrated = useHydrated();
  const transactionId = transactionOf(search);
  const number = new URLSearchParams(search).get('orden');
  const stored = useCompletedOrder(transactionId);
  const paid = useGetOrderByTransactionQuery(transactionId ? { transactionId } : skipToken);
  const mine = useListMyOrdersQuery(!transactionId && number ? undefined : skipToken);
  const own = mine.data?.find(({ orderNumber }) => orderNumber === number);
  // The server knows what was given back since; a tab that it does not recognise has its own copy.
  const order = [paid.data, stored, own].find((known) => known && hasReceipt(known));
  if (order) return { status: 'ready', order };
  return !hydrated || paid.isFetching || mine.isFetching ? { status: 'loading' } : { status: 'missing' };
}
