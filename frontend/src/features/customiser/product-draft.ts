import { DRAFT_KEYS, type DraftKey } from '../../shared/lib/browser-storage';
import type { AppThunk } from '../../shared/state/app-store';
import { selectDraft, writeDraft } from '../../shared/state/drafts-slice';
import type { Choices } from './choices';

/** Key of the draft of a product's customiser; `from` is what it was opened from, '' for its address alone. */
export function productDraft(productId: number, from = ''): DraftKey {
  return `${DRAFT_KEYS.product}${productId}${from && `-${from}`}`;
}

/** Opened from the photo of the product, without choices. */
export const FROM_PHOTO = 'photo';

/** Copies the texts and add-ons of the product's page into the draft of its customiser; empty ones change nothing. */
export function copyToDraft(
  productId: number,
  chosen: Pick<Choices, 'name' | 'specialRequest' | 'addOns' | 'keychainText'>,
): AppThunk {
  return (dispatch, getState) => {
    const filled = Object.entries(chosen).filter(([, value]) => value.length > 0);
    if (filled.length === 0) return;
    const key = productDraft(productId, FROM_PHOTO);
    const draft = { ...selectDraft(getState(), key), ...Object.fromEntries(filled), added: false };
    dispatch(writeDraft(key, 'kept', draft));
  };
}
