import { useCallback } from 'react';
import type { ShopRowDto } from '../../../api/back-office.api';
import { DRAFT_KEYS } from '../../../shared/lib/browser-storage';
import { useDraft } from '../../../shared/lib/use-draft';
import { useAppStore } from '../../../shared/state/app-store';
import { selectDraft, writeDraft } from '../../../shared/state/drafts-slice';
import { newRowOf } from '../back-office-path';
import { withNewValues } from '../draft/changes';
import { selectTypedEdits, storeTypedEdits, useTypedEdits } from '../draft/typed-edits';
import { useDraftSet } from '../draft/use-draft-set';
import { NO_PHOTOS, photoEdits, photoProblems, type ProductPhotos, readPhotos } from './product-photos';

/** The photos of a product in the draft. An edit shows at once, is stored on the device, and is saved to the draft. */
export function useProductPhotos(row: ShopRowDto) {
  const { dispatch, getState } = useAppStore();
  const { readChanges, send } = useDraftSet();
  const typed = useTypedEdits();
  const edit = useCallback(
    (change: (photos: ProductPhotos) => ProductPhotos) => {
      // Reads the present state, because an upload can end after the component was unmounted.
      const current = readPhotos(row, readChanges(), selectTypedEdits(getState()));
      dispatch(storeTypedEdits(photoEdits(row, current, change(current))));
      void send();
    },
    [row, readChanges, send, dispatch, getState],
  );
  return {
    // Reads the cache directly: Redux notifies components one frame after a save, and until then the photos would jump back.
    photos: readPhotos(row, readChanges(), typed),
    problems: photoProblems(row, typed),
    edit,
  };
}

/** Draft of the photos of a new product. */
const NEW_PHOTOS = `${DRAFT_KEYS.shopNew}photos` as const;

/**
 * The photos of a new product. They are stored on the device until it is added to the draft, and in the draft afterwards. `item` is its
 * path segment.
 */
export function useNewProductPhotos(item: string) {
  const { dispatch, getState } = useAppStore();
  const { draft, change } = useDraftSet();
  const stored = useDraft(NEW_PHOTOS);
  const row = newRowOf(draft?.changes ?? [], item);
  const key = row?.key;
  const edit = useCallback(
    (to: (photos: ProductPhotos) => ProductPhotos) => {
      if (key === undefined) {
        const photos = to({ ...NO_PHOTOS, ...selectDraft(getState(), NEW_PHOTOS) });
        dispatch(writeDraft(NEW_PHOTOS, 'kept', { ...photos }));
      } else void change((changes) => withNewValues(changes, key, (values) => to({ ...NO_PHOTOS, ...values })));
    },
    [change, key, dispatch, getState],
  );
  return { photos: { ...NO_PHOTOS, ...(row ? row.values : stored) }, edit };
}

export function forgetNewProductPhotos() {
  return writeDraft(NEW_PHOTOS, 'kept', null);
}
