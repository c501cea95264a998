import type { ShopRowDto } from '../../../api/back-office.api';
import { DRAFT_KEYS } from '../../../shared/lib/browser-storage';
import type { CropStart } from '../../../shared/photo/use-crop';
import type { AppState, AppThunk } from '../../../shared/state/app-store';
import { selectDraft, writeDraft } from '../../../shared/state/drafts-slice';
import { forgetUpload, keepUpload, readKeptUploads } from './kept-uploads';
import type { PhotoDetails } from './product-photos';

/** A photo whose dialog is open: it is kept on the device, because a phone may reload the page behind the camera. */
export interface OpenCrop extends CropStart {
  file: File;
  details: PhotoDetails;
}

const NO_DETAILS: PhotoDetails = { alt: '', plain: false };

const idOf = (productId: ShopRowDto['id']) => `crop-${productId}`;
const stateKey = (productId: ShopRowDto['id']) => `${DRAFT_KEYS.shopNew}${idOf(productId)}` as const;

/** The crop of a chosen photo, which is kept before the code of the dialog has loaded. */
export function beginCrop(productId: ShopRowDto['id'], file: File): OpenCrop {
  keepOpenPhoto(productId, file);
  return { file, isSquare: true, details: NO_DETAILS };
}

/** Keeps the photo, at the beginning and after each rotation. */
export function keepOpenPhoto(productId: ShopRowDto['id'], file: File): void {
  // Under its own name, so that it is not sent like a photo whose upload failed.
  void keepUpload({ id: idOf(productId), productId: idOf(productId), file, details: NO_DETAILS });
}

/** Keeps what was chosen and typed; small, so that it can follow each keystroke. */
export function keepOpenState(productId: ShopRowDto['id'], state: Omit<OpenCrop, 'file'>) {
  return writeDraft(stateKey(productId), 'kept', { ...state });
}

/** Undefined when no dialog was open. */
export async function readOpenCrop(
  productId: ShopRowDto['id'],
  getState: () => AppState,
): Promise<OpenCrop | undefined> {
  const [photo] = await readKeptUploads(idOf(productId));
  const state = selectDraft(getState(), stateKey(productId)) as Omit<OpenCrop, 'file'> | null;
  return photo && { isSquare: true, details: NO_DETAILS, ...state, file: photo.file };
}

export function forgetOpenCrop(productId: ShopRowDto['id']): AppThunk {
  return (dispatch) => {
    void forgetUpload(idOf(productId));
    dispatch(writeDraft(stateKey(productId), 'kept', null));
  };
}
