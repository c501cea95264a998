import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cartApi } from '../../api/cart.api';
import { onOtherTab } from '../../api/cart-tabs';

/** Keeps this tab's cart the same as the server's: after another tab's change, on return to the tab, when online again. */
export function useCartInStep(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const stopListening = setupListeners(dispatch);
    const stopHearing = onOtherTab(() => dispatch(cartApi.util.invalidateTags(['cart'])));
    return () => {
      stopListening();
      stopHearing();
    };
  }, [dispatch]);
}
