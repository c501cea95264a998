import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { tellOtherTabs } from '../../api/cart-tabs';
import { cartApi } from '../../api/cart.api';
import type { OrderDto } from '../../api/orders.api';
import { takeNewOrder } from '../../features/orders/completed-order';

/** Once for each order: the server took what was bought out of the cart, and every tab shows it. */
export function useAfterPurchase(order: OrderDto | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!order || !takeNewOrder(order)) return;
    dispatch(cartApi.util.invalidateTags(['cart']));
    tellOtherTabs();
  }, [order, dispatch]);
}
