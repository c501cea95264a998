import { DRAFT_KEYS, type DraftKey } from '../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import type { Choices } from './choices';

/** Key of the draft of a product's customiser. */
export function productDraft(productId: number): DraftKey {
  return `${DRAFT_KEYS.product}${productId}`;
}

/** Copies the choices of the product's page into the draft; empty ones change nothing. */
export function handOver(
  productId: number,
  chosen: Pick<Choices, 'name' | 'specialRequest' | 'addOns' | 'keychainText'>,
): void {
  const filled = Object.entries(chosen).filter(([, value]) => value.length > 0);
  if (filled.length === 0) return;
  const key = productDraft(productId);
  writeDraft(key, 'kept', { ...readDraft(key, 'kept'), ...Object.fromEntries(filled), added: false });
}
