import { cartGenerated } from './cart.gen';

export type { AddToCartDto, CartItemDto, CartTotalsDto, EditCartItemDto } from './cart.gen';

/** Door to the cart's calls. */
export const cartApi = cartGenerated;

export const {
  useGetCartQuery,
  useGetCartTotalsQuery,
  useAddToCartMutation,
  useSetCartItemQuantityMutation,
  useEditCartItemMutation,
  useRemoveCartItemMutation,
  useClearCartMutation,
  useApplyDiscountMutation,
  useRemoveDiscountMutation,
} = cartApi;
