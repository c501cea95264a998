import { TextLink } from '../../../shared/ui/TextLink';
import { shopPath } from '../back-office-path';
import { useUploads } from './uploads';

/** The photos that are not in the draft yet; links to one whose upload failed. */
export function UnfinishedUploads() {
  const uploads = useUploads();
  const failed = uploads.find(({ problem }) => problem !== undefined);
  if (failed) return <TextLink to={shopPath('productos', failed.productId)}>Una foto no se subió</TextLink>;
  if (uploads.length === 0) return null;
  return <small>{uploads.length === 1 ? 'Subiendo 1 foto…' : `Subiendo ${uploads.length} fotos…`}</small>;
}
