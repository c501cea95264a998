import { cartGenerated } from './cart.gen';
import { notifyOtherTabs } from './cart-tabs';

export type {
  AddKitDto,
  AddToCartDto,
  CartItemDto,
  CartTotalsDto,
  EditCartItemDto,
  EditKitDto,
  KitPieceChoiceDto,
} from './cart.gen';

/** What every change of the cart does once the server made it. */
const change = {
  onQueryStarted: async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
    // The caller tells the shopper of a failure; other tabs have nothing to learn from it.
    await queryFulfilled.then(notifyOtherTabs, () => undefined);
  },
};

/** Door to the cart's calls. Reading is tried once more when it fails (storefront.md, section 8). */
export const cartApi = cartGenerated.enhanceEndpoints({
  endpoints: {
    getCartTotals: { extraOptions: { retries: 1 } },
    addToCart: change,
    // Presses in a row are sent one after the other; the cart is read again after the last.
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
} = cartApi;
