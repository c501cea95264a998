import { lazy, Suspense } from 'react';
import type { CartItemDto } from '../../api/cart.api';
import { PAGE_DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { type AppThunk, useAppDispatch, useAppSelector } from '../../shared/state/app-store';
import { selectDraft, writePageDraft } from '../../shared/state/drafts-slice';

const KEY = PAGE_DRAFT_KEYS.askedName;
const NameDialog = lazy(() => importWithRetry(() => import('../../shared/ui/NameDialog')));

type NamelessItem = Pick<CartItemDto, 'id' | 'name' | 'quantity'>;

/** Opens the field for the name of a cart line over the current page. */
export function askName({ id, name, quantity }: NamelessItem): AppThunk {
  return (dispatch) => void dispatch(writePageDraft(KEY, { id, name, quantity }));
}

/** The field that `askName` opens. */
export function AskedName() {
  const dispatch = useAppDispatch();
  const asked = useAppSelector((state) => selectDraft(state, KEY)) as Partial<NamelessItem> | null;
  if (!asked?.id) return null;
  return (
    <Suspense fallback={null}>
      <NameDialog item={asked as NamelessItem} onClose={() => dispatch(writePageDraft(KEY, {}))} />
    </Suspense>
  );
}
