import type { AddHandle, ConfiguredKit } from '../../shared/lib/add-to-cart';
import { KIT_NOT_ADDED, KIT_NOT_CHANGED } from './adding';
import { useAddButton, useNextSteps } from './use-add-to-cart';

const loadSending = () => import('./send-kit');

/** Adds a kit to the cart. */
export function useAddKit(): AddHandle<ConfiguredKit> {
  const next = useNextSteps();
  return useAddButton(loadSending, ({ sendKit }) => sendKit(next), KIT_NOT_ADDED);
}

/** Replaces a kit in the cart by an edited one, which keeps position and quantity. */
export function useEditKit(kitId: string): AddHandle<ConfiguredKit> {
  return useAddButton(loadSending, ({ sendEditedKit }) => sendEditedKit(kitId), KIT_NOT_CHANGED);
}
