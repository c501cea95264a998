import type { useLazyListOrdersQuery } from '../../api/money.api';

type FindOrders = ReturnType<typeof useLazyListOrdersQuery>[0];

/** The order with this typed number; null when there is none. */
export async function findOrderId(number: string, find: FindOrders): Promise<string | null> {
  const typed = number.trim().toUpperCase();
  const { data } = await find({ search: typed });
  return data?.orders.find(({ orderNumber }) => orderNumber === typed)?.id ?? null;
}
