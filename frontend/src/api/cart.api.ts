import { STORAGE_KEYS } from '../shared/lib/browser-storage';
import { writeChangeTime } from '../shared/lib/write-change-time';
import { cartGenerated } from './cart.gen';

export type { AddKitDto, AddToCartDto, CartItemDto, CartTotalsDto, EditCartItemDto, EditKitDto } from './cart.gen';

/** Makes the shop's other tabs read the cart again. */
export const notifyCartChanged = (): void => writeChangeTime(STORAGE_KEYS.cartChangedAt);

/** Options of every mutation of the cart. */
const change = {
  onQueryStarted: async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
    // The caller reports a failure, which does not concern other tabs.
    await queryFulfilled.then(notifyCartChanged, () => undefined);
  },
};

/** The endpoints of the cart. A failed read is retried once. */
export const cartApi = cartGenerated.enhanceEndpoints({
  endpoints: {
    getCartTotals: { extraOptions: { retries: 1 } },
    addToCart: change,
    // Quick clicks are sent one after the other; the caller reads the cart again after the last.
    setCartItemQuantity: { ...change, invalidatesTags: [] },
    editCartItem: change,
    removeCartItem: change,
    addKit: change,
    setKitQuantity: { ...change, invalidatesTags: [] },
    editKit: change,
    removeKit: change,
    clearCart: change,
    restoreCartItems: change,
    applyDiscount: change,
    removeDiscount: change,
    setCartExpress: change,
  },
});

export const {
  useGetCartTotalsQuery,
  useSetCartItemQuantityMutation,
  useEditCartItemMutation,
  useRemoveCartItemMutation,
  useSetKitQuantityMutation,
  useRemoveKitMutation,
  useClearCartMutation,
  useRestoreCartItemsMutation,
  useApplyDiscountMutation,
  useRemoveDiscountMutation,
  useSetCartExpressMutation,
} = cartApi;
