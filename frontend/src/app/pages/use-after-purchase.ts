import { useEffect } from 'react';
import { notifyOtherTabs } from '../../api/cart-tabs';
import { cartApi } from '../../api/cart.api';
import type { OrderDto } from '../../api/orders.api';
import { useAppDispatch } from '../../api/use-app-dispatch';
import { currentSession } from '../../features/cart/session';
import { forgetCustomer } from '../../features/checkout/customer-draft';
import { takeNewOrder } from '../../features/orders/completed-order';
import { keepPaidTransaction } from '../../features/payments/paid-transaction';
import { forgetPaymentReference } from '../../features/payments/payment-reference';

/**
 * Runs once for each order: refreshes the cart in all tabs, since the server has removed the bought pieces, and forgets the
 * reference of the finished payment.
 */
export function useAfterPurchase(order: OrderDto | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!order || !takeNewOrder(order)) return;
    forgetCustomer();
    const session = currentSession();
    if (session) forgetPaymentReference(session);
    if (order.transactionId) keepPaidTransaction(order.transactionId);
    dispatch(cartApi.util.invalidateTags(['cart']));
    notifyOtherTabs();
  }, [order, dispatch]);
}
