import { useCallback } from 'react';
import type { ShopRowDto } from '../../../api/back-office.api';
import { DRAFT_KEYS } from '../../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../../shared/lib/draft-store';
import { useDraft } from '../../../shared/lib/use-draft';
import { newRowOf } from '../back-office-path';
import { withNewValues } from '../draft/changes';
import { readTypedEdits, storeTypedEdits, useTypedEdits } from '../draft/typed-edits';
import { useDraftSet } from '../draft/use-draft-set';
import { NO_PHOTOS, photoEdits, photoProblems, type ProductPhotos, readPhotos } from './product-photos';

/** The photos of a product in the draft. An edit shows at once, is stored on the device, and is saved to the draft. */
export function useProductPhotos(row: ShopRowDto) {
  const { readChanges, send } = useDraftSet();
  const typed = useTypedEdits();
  const edit = useCallback(
    (change: (photos: ProductPhotos) => ProductPhotos) => {
      // Reads the present state, because an upload can end after the component was unmounted.
      const current = readPhotos(row, readChanges(), readTypedEdits());
      storeTypedEdits(photoEdits(row, current, change(current)));
      void send();
    },
    [row, readChanges, send],
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
  const { draft, change } = useDraftSet();
  const stored = useDraft(NEW_PHOTOS, 'kept');
  const row = newRowOf(draft?.changes ?? [], item);
  const key = row?.key;
  const edit = useCallback(
    (to: (photos: ProductPhotos) => ProductPhotos) => {
      if (key === undefined)
        writeDraft(NEW_PHOTOS, 'kept', { ...to({ ...NO_PHOTOS, ...readDraft(NEW_PHOTOS, 'kept') }) });
      else void change((changes) => withNewValues(changes, key, (values) => to({ ...NO_PHOTOS, ...values })));
    },
    [change, key],
  );
  return { photos: { ...NO_PHOTOS, ...(row ? row.values : stored) }, edit };
}

export function forgetNewProductPhotos(): void {
  writeDraft(NEW_PHOTOS, 'kept', null);
}
