import { DRAFT_KEYS, type DraftKey } from '../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import type { Choices } from './choices';

/** Where the customiser of a product keeps its unfinished work. */
export function productDraft(productId: number): DraftKey {
  return `${DRAFT_KEYS.product}${productId}`;
}

/** Takes along what was chosen on the product's page; what was left empty there changes nothing here. */
export function handOver(
  productId: number,
  chosen: Pick<Choices, 'name' | 'specialRequest' | 'addOns' | 'keychainText'>,
): void {
  const filled = Object.entries(chosen).filter(([, value]) => value.length > 0);
  if (filled.length === 0) return;
  const key = productDraft(productId);
  writeDraft(key, 'kept', { ...readDraft(key, 'kept'), ...Object.fromEntries(filled), added: false });
}
