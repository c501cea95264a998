import { FormikProvider } from 'formik';
import { useEffect } from 'react';
import type { ShopRowDto } from '../../../api/back-office.api';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { CropArea } from '../../../shared/photo/CropArea';
import { useCrop } from '../../../shared/photo/use-crop';
import { useAppDispatch } from '../../../shared/state/app-store';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogFoot, DialogForm } from '../../../shared/ui/dialog-form';
import { forgetOpenCrop, keepOpenPhoto, keepOpenState, type OpenCrop } from './open-crop';
import { photoErrors, PhotoFields } from './PhotoFields';
import type { PhotoDetails } from './product-photos';

interface NewPhotoDialogProps {
  productId: ShopRowDto['id'];
  /** A JPEG, PNG or WebP, with its crop and text when the dialog was open before a reload. */
  photo: OpenCrop;
  canBePlain: boolean;
  onClose: () => void;
  /** Called with the cropped photo. */
  onReady: (photo: File, details: PhotoDetails) => void;
}

/** Crops and rotates a new photo, and asks for its text. */
export default function NewPhotoDialog({ productId, photo, canBePlain, onClose, onReady }: NewPhotoDialogProps) {
  const dispatch = useAppDispatch();
  const { file } = photo;
  const cropping = useCrop(file, photo, (rotated) => keepOpenPhoto(productId, rotated));
  const { form, attributes } = useShopForm<PhotoDetails>({
    initialValues: photo.details,
    errorsIn: photoErrors,
    send: async (details) => {
      const cut = await cropping.cut();
      if (!cut) return undefined;
      dispatch(forgetOpenCrop(productId));
      onReady(cut, details);
      return undefined;
    },
  });
  const close = () => {
    dispatch(forgetOpenCrop(productId));
    onClose();
  };
  const { crop, isSquare } = cropping;
  const { values } = form;
  useEffect(() => {
    dispatch(keepOpenState(productId, { crop, isSquare, details: values }));
  }, [dispatch, productId, crop, isSquare, values]);
  return (
    <Dialog title="Foto nueva" onClose={close}>
      <FormikProvider value={form}>
        <DialogForm {...attributes}>
          {cropping.problem === undefined && (
            <>
              <CropArea state={cropping} isForCards />
              <PhotoFields canBePlain={canBePlain} />
            </>
          )}
          <DialogFoot
            action="Agregar la foto"
            pendingAction="Preparando…"
            pending={form.isSubmitting}
            failure={cropping.problem}
            isOver={cropping.problem !== undefined}
            needsConnection={false}
            onClose={close}
          />
        </DialogForm>
      </FormikProvider>
    </Dialog>
  );
}
