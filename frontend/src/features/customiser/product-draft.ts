import { DRAFT_KEYS, type DraftKey } from '../../shared/lib/browser-storage';
import type { AppThunk } from '../../shared/state/app-store';
import { selectDraft, writeDraft } from '../../shared/state/drafts-slice';
import type { Choices } from './choices';

/** Key of the draft of a product's customiser. */
export function productDraft(productId: number): DraftKey {
  return `${DRAFT_KEYS.product}${productId}`;
}

/** Copies the choices of the product's page into the draft; empty ones change nothing. */
export function copyToDraft(
  productId: number,
  chosen: Pick<Choices, 'name' | 'specialRequest' | 'addOns' | 'keychainText'>,
): AppThunk {
  return (dispatch, getState) => {
    const filled = Object.entries(chosen).filter(([, value]) => value.length > 0);
    if (filled.length === 0) return;
    const key = productDraft(productId);
    const draft = { ...selectDraft(getState(), key), ...Object.fromEntries(filled), added: false };
    dispatch(writeDraft(key, 'kept', draft));
  };
}
