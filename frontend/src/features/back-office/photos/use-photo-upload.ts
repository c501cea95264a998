import type { ApiError } from '../../../api/api-error';
import type { ShopRowDto } from '../../../api/back-office.api';
import { useAppDispatch } from '../../../api/use-app-dispatch';
import { mediaApi } from '../../../api/media.api';
import { addPhoto, describePhoto, type EditPhotos, type PhotoDetails } from './product-photos';
import { startUpload } from './uploads';

/** Returns a function that uploads a photo and adds it to the product, also after the screen was left. */
export function usePhotoUpload(productId: ShopRowDto['id'], edit: EditPhotos) {
  const dispatch = useAppDispatch();
  return (file: File, details: PhotoDetails) =>
    startUpload({
      productId,
      file,
      details,
      send: async (onProgress) => {
        const call = mediaApi.endpoints.uploadMedia.initiate({ file, onProgress }, { track: false });
        const { data, error } = await dispatch(call);
        return { data, error: error as ApiError | undefined };
      },
      onStored: (id) => edit((now) => describePhoto(addPhoto(now, id), id, details)),
    });
}
