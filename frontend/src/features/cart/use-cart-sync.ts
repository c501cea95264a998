import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cartApi } from '../../api/cart.api';
import { onOtherTab } from '../../api/cart-tabs';

/** How many parts of the page show the cart: they read it again together, once. */
let watchers = 0;
let stopWatching: () => void;

/** Keeps this tab's cart the same as the server's: after another tab's change, on return to the tab, when online again. */
export function useCartSync(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    watchers += 1;
    if (watchers === 1) stopWatching = watch(() => dispatch(cartApi.util.invalidateTags(['cart'])));
    return () => {
      watchers -= 1;
      if (watchers === 0) stopWatching();
    };
  }, [dispatch]);
}

function watch(readAgain: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && readAgain();
  const stopHearing = onOtherTab(readAgain);
  addEventListener('online', readAgain);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    stopHearing();
    removeEventListener('online', readAgain);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
