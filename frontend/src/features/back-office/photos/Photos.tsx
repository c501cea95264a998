import type { ShopRowDto } from '../../../api/back-office.api';
import { PhotosPanel } from './PhotosPanel';
import { useNewProductPhotos, useProductPhotos } from './use-product-photos';
import { NEW } from '../back-office-path';

/** The photos of a stored product, which are edits of the draft. */
export function StoredPhotos({ row }: { row: ShopRowDto }) {
  return <PhotosPanel productId={row.id} {...useProductPhotos(row)} canBePlain={row.values.embroiderable === true} />;
}

/** The photos of a product that is not in the draft yet. */
export function NewPhotos() {
  return <PhotosPanel productId={NEW} {...useNewProductPhotos()} problems={[]} canBePlain />;
}
