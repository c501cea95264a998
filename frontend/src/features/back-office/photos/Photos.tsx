import type { ShopRowDto } from '../../../api/back-office.api';
import { PhotosPanel } from './PhotosPanel';
import { useNewProductPhotos, useProductPhotos } from './use-product-photos';

/** The photos of a stored product, which are edits of the draft. */
export function StoredPhotos({ row }: { row: ShopRowDto }) {
  return <PhotosPanel productId={row.id} {...useProductPhotos(row)} canBePlain={row.values.embroiderable === true} />;
}

/** The photos of a product that is not published yet. */
export function NewPhotos({ item }: { item: string }) {
  return <PhotosPanel productId={item} {...useNewProductPhotos(item)} problems={[]} canBePlain />;
}
