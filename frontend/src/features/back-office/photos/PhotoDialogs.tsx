import { lazy } from 'react';
import type { ShopRowDto } from '../../../api/back-office.api';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { useToast } from '../../../shared/state/use-toast';
import { EditPhotoDialog } from './EditPhotoDialog';
import type { OpenCrop } from './open-crop';
import {
  addPhoto,
  describePhoto,
  type EditPhotos,
  movePhoto,
  type PhotoDetails,
  photoDetails,
  type ProductPhotos,
  removePhoto,
  toggleOpenPhoto,
} from './product-photos';
import { RestorePhotoDialog } from './RestorePhotoDialog';

/** Loads the code for cropping when the first photo is chosen. */
const NewPhotoDialog = lazy(() => importWithRetry(() => import('./NewPhotoDialog')));

/** The open dialog: for a new file, for a photo by id, or for earlier photos. */
export type OpenDialog = { photo: OpenCrop } | { id: string } | 'earlier';

export interface PhotoDialogsProps {
  productId: ShopRowDto['id'];
  open: OpenDialog;
  photos: ProductPhotos;
  edit: EditPhotos;
  /** False for a product that is never embroidered. */
  canBePlain: boolean;
  /** True when the product can have no more photos. */
  isFull: boolean;
  onClose: () => void;
  /** Called before a photo is removed. */
  onRemove: () => void;
  /** Called with a cropped photo. */
  onReady: (photo: File, details: PhotoDetails) => void;
}

/** The open dialog about the photos of a product. */
export default function PhotoDialogs(props: PhotoDialogsProps) {
  const { productId, open, photos, edit, canBePlain, isFull, onClose, onRemove, onReady } = props;
  const showToast = useToast();
  if (open === 'earlier')
    return (
      <RestorePhotoDialog
        photos={photos}
        isFull={isFull}
        onClose={onClose}
        onRestore={(id) => edit((now) => addPhoto(now, id))}
      />
    );
  if ('photo' in open)
    return (
      <NewPhotoDialog
        productId={productId}
        photo={open.photo}
        canBePlain={canBePlain}
        onClose={onClose}
        onReady={onReady}
      />
    );
  const { id } = open;
  const index = photos.pictures.indexOf(id);
  if (index < 0) return null;
  const details = photoDetails(photos, id);
  const isOpenView = photos.openPicture === id;
  return (
    <EditPhotoDialog
      id={id}
      details={details}
      canBePlain={canBePlain}
      isMain={index === 0}
      isOpenView={isOpenView}
      isOnly={photos.pictures.length === 1}
      onClose={onClose}
      onSave={(changed) => edit((now) => describePhoto(now, id, changed))}
      onMain={() => edit((now) => movePhoto(now, id, 0))}
      onOpenView={() => edit((now) => toggleOpenPhoto(now, id))}
      onRemove={() => {
        onRemove();
        edit((now) => removePhoto(now, id));
        const restore = () =>
          edit((now) => {
            const back = movePhoto(describePhoto(addPhoto(now, id), id, details), id, index);
            return isOpenView ? { ...back, openPicture: id } : back;
          });
        showToast({
          kind: 'success',
          title: 'Foto quitada',
          text: 'Está guardada: la puedes recuperar cuando quieras.',
          duration: 10_000,
          actions: [{ label: 'Deshacer', run: restore }],
        });
      }}
    />
  );
}
