import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import { useDraft } from '../../shared/lib/use-draft';

/** Maps product ids to the embroidery choice; a missing id is not chosen. */
const CHOICES = DRAFT_KEYS.embroidery;

/** Embroidery choice of a product, true by default; shared by its cards and page until the tab is closed. */
export function useEmbroideryChoice(productId: number): [boolean, (embroidered: boolean) => void] {
  const choices = useDraft(CHOICES, 'passing');
  const choose = (embroidered: boolean) =>
    writeDraft(CHOICES, 'passing', { ...readDraft(CHOICES, 'passing'), [productId]: embroidered });
  return [choices?.[productId] !== false, choose];
}
