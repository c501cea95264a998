import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { useDraft } from '../../shared/lib/use-draft';
import { useAppStore } from '../../shared/state/app-store';
import { selectDraft, writeDraft } from '../../shared/state/drafts-slice';

/** Maps product ids to the embroidery choice; a missing id is not chosen. */
const CHOICES = DRAFT_KEYS.embroidery;

/** Embroidery choice of a product, true by default; shared by its cards and page until the tab is closed. */
export function useEmbroideryChoice(productId: number): [boolean, (embroidered: boolean) => void] {
  const { dispatch, getState } = useAppStore();
  const choices = useDraft(CHOICES);
  const choose = (embroidered: boolean) => {
    dispatch(writeDraft(CHOICES, 'passing', { ...selectDraft(getState(), CHOICES), [productId]: embroidered }));
  };
  return [choices?.[productId] !== false, choose];
}
