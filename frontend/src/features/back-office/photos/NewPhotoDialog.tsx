import { FormikProvider } from 'formik';
import { useEffect } from 'react';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { CropArea } from '../../../shared/photo/CropArea';
import { useCrop } from '../../../shared/photo/use-crop';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogFoot, DialogForm } from '../../../shared/ui/dialog-form';
import { photoErrors, PhotoFields } from './PhotoFields';
import type { PhotoDetails } from './product-photos';

interface NewPhotoDialogProps {
  /** A JPEG, PNG or WebP. */
  file: File;
  canBePlain: boolean;
  onClose: () => void;
  /** Called with the cropped photo. */
  onReady: (photo: File, details: PhotoDetails) => void;
}

/** Crops and rotates a new photo, and asks for its text. */
export default function NewPhotoDialog({ file, canBePlain, onClose, onReady }: NewPhotoDialogProps) {
  const cropping = useCrop(file);
  useAskBeforeUnload();
  const { form, attributes } = useShopForm<PhotoDetails>({
    initialValues: { alt: '', plain: false },
    errorsIn: photoErrors,
    send: async (details) => {
      const photo = await cropping.cut();
      if (photo) onReady(photo, details);
      return undefined;
    },
  });
  return (
    <Dialog title="Foto nueva" onClose={onClose}>
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
            onClose={onClose}
          />
        </DialogForm>
      </FormikProvider>
    </Dialog>
  );
}

/** Makes the browser ask before it closes the page, which would lose the crop. */
function useAskBeforeUnload(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
