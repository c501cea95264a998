import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The message above the page. */
export interface ShownToast {
  id: string;
  /** `error` interrupts a screen reader; `success` does not. */
  kind: 'success' | 'error';
  title: string;
  text?: string;
  /** Duration in milliseconds; 5000 by default. */
  duration?: number;
  /** Labels of its buttons; `use-toast.ts` keeps their functions, which are no plain data. */
  actions?: readonly string[];
}

export type ToastState = ShownToast | null;

const toastSlice = createSlice({
  name: 'toast',
  initialState: null as ToastState,
  reducers: {
    toastShown: (_, { payload }: PayloadAction<ShownToast>) => payload,
    dismissToast: () => null,
  },
});

export const { toastShown, dismissToast } = toastSlice.actions;

export const toastReducer = toastSlice.reducer;
