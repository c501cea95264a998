import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

/** Product id to whether the shopper wants it embroidered; absent while not chosen. */
type EmbroideryChoices = Record<number, boolean>;

const nothingChosen: EmbroideryChoices = {};

export const embroideryChoice = createSlice({
  name: 'embroideryChoice',
  initialState: nothingChosen,
  reducers: {
    chosen: (choices, { payload }: PayloadAction<{ productId: number; embroidered: boolean }>) => {
      choices[payload.productId] = payload.embroidered;
    },
  },
});

interface StateWithChoices {
  [embroideryChoice.name]: EmbroideryChoices;
}

/** With embroidery unless the shopper chose otherwise; the choice on a card still holds on the product's page. */
export function useEmbroideryChoice(productId: number): [boolean, (embroidered: boolean) => void] {
  const dispatch = useDispatch();
  const embroidered = useSelector((state: StateWithChoices) => state[embroideryChoice.name][productId] ?? true);
  return [embroidered, (wanted) => dispatch(embroideryChoice.actions.chosen({ productId, embroidered: wanted }))];
}
