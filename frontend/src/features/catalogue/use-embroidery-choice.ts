import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import { useDraft } from '../../shared/lib/use-draft';

/** Holds product id to whether the shopper wants it embroidered; absent while not chosen. */
const CHOICES = DRAFT_KEYS.embroidery;

/** With embroidery unless the shopper chose otherwise; a choice holds on the product's cards and page until the tab closes. */
export function useEmbroideryChoice(productId: number): [boolean, (embroidered: boolean) => void] {
  const choices = useDraft(CHOICES, 'passing');
  const choose = (embroidered: boolean) =>
    writeDraft(CHOICES, 'passing', { ...readDraft(CHOICES, 'passing'), [productId]: embroidered });
  return [choices?.[productId] !== false, choose];
}
