import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cartApi } from '../../api/cart.api';
import { onOtherTab } from '../../api/cart-tabs';

/** Keeps this tab's cart the same as the server's: after another tab's change, on return to the tab, when online again. */
export function useCartInStep(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const readAgain = () => dispatch(cartApi.util.invalidateTags(['cart']));
    const onVisible = () => document.visibilityState === 'visible' && readAgain();
    const stopHearing = onOtherTab(readAgain);
    addEventListener('online', readAgain);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopHearing();
      removeEventListener('online', readAgain);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [dispatch]);
}
