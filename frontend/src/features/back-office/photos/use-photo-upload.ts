import { useEffect, useEffectEvent } from 'react';
import type { ApiError } from '../../../api/api-error';
import type { ShopRowDto } from '../../../api/back-office.api';
import { mediaApi } from '../../../api/media.api';
import { useAppDispatch } from '../../../shared/state/app-store';
import { addPhoto, describePhoto, type EditPhotos, type PhotoDetails } from './product-photos';
import { resumeUploads, startUpload, type UploadCalls } from './uploads';

/**
 * Returns a function that uploads a photo and adds it to the product, also after the screen was left. Photos that an earlier visit could
 * not upload are sent when the screen opens.
 */
export function usePhotoUpload(productId: ShopRowDto['id'], edit: EditPhotos) {
  const dispatch = useAppDispatch();
  const calls: UploadCalls = {
    send: async (file, onProgress) => {
      const call = mediaApi.endpoints.uploadMedia.initiate({ file, onProgress }, { track: false });
      const { data, error } = await dispatch(call);
      return { data, error: error as ApiError | undefined };
    },
    onStored: (id, details) => edit((now) => describePhoto(addPhoto(now, id), id, details)),
  };
  const resume = useEffectEvent(() => resumeUploads(productId, calls));
  useEffect(() => void resume(), [productId]);
  return (file: File, details: PhotoDetails) => startUpload({ productId, file, details, ...calls });
}
