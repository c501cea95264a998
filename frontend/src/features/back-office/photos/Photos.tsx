import Camera from 'lucide-react/icons/camera';
import { lazy, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { ApiError } from '../../../api/api-error';
import type { ShopRowDto } from '../../../api/back-office.api';
import { mediaApi } from '../../../api/media.api';
import { useAppDispatch } from '../../../api/use-app-dispatch';
import { Button } from '../../../shared/ui/Button';
import { FileButton } from '../../../shared/ui/FileButton';
import { FieldFoot } from '../../../shared/ui/field.styles';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle, Row } from '../../../shared/ui/panel';
import { showToast } from '../../../shared/ui/toast-store';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { EditPhotoDialog } from './EditPhotoDialog';
import { fileProblem, PHOTO_TYPES } from './photo-file';
import { PhotoGrid } from './PhotoGrid';
import {
  addPhoto,
  describePhoto,
  MAX_PHOTOS,
  movePhoto,
  photoDetails,
  type PhotoDetails,
  removePhoto,
} from './product-photos';
import { RestorePhotoDialog } from './RestorePhotoDialog';
import { startUpload, useUploads } from './uploads';
import { useProductPhotos } from './use-product-photos';

/** Loads the code for cropping when the first photo is chosen. */
const NewPhotoDialog = lazy(() => importWithRetry(() => import('./NewPhotoDialog')));

/** What the dialog is about: a new file, a photo by id, or earlier photos. */
type Open = { file: File } | { id: string } | 'earlier' | undefined;

/** The photos of a product: their order, new ones, their texts, and earlier ones. */
export default function Photos({ row }: { row: ShopRowDto }) {
  const titleId = useId();
  const { photos, problems, edit } = useProductPhotos(row);
  const sending = useUploads().filter(({ productId }) => productId === row.id);
  const upload = useUpload(row, edit);
  const [open, setOpen] = useState<Open>();
  const [problem, setProblem] = useState<string>();
  const close = () => setOpen(undefined);
  const choose = (file: File) => {
    const wrong = fileProblem(file);
    setProblem(wrong);
    if (!wrong) setOpen({ file });
  };
  const remove = (id: string) => {
    const [at, details] = [photos.pictures.indexOf(id), photoDetails(photos, id)];
    edit((now) => removePhoto(now, id));
    showToast({
      kind: 'success',
      title: 'Foto quitada',
      text: 'Está guardada: la puedes recuperar cuando quieras.',
      duration: 10_000,
      action: {
        label: 'Deshacer',
        run: () => edit((now) => movePhoto(describePhoto(addPhoto(now, id), id, details), id, at)),
      },
    });
  };
  const isFull = photos.pictures.length + sending.length >= MAX_PHOTOS;
  const canBePlain = row.values.embroiderable === true;
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Fotos</PanelTitle>
      <PhotoGrid
        photos={photos}
        uploads={sending}
        onMove={(id, to) => edit((now) => movePhoto(now, id, to))}
        onEdit={(id) => setOpen({ id })}
      />
      {photos.pictures.length + sending.length === 0 && <p>Todavía no tiene fotos.</p>}
      <div role="alert">
        {[problem, ...problems].map(
          (text) =>
            text && (
              <Note key={text} kind="error">
                {text}
              </Note>
            ),
        )}
      </div>
      <Row>
        <FileButton accept={PHOTO_TYPES} capture="environment" disabled={isFull} onFile={choose}>
          <Camera aria-hidden="true" />
          Foto nueva
        </FileButton>
        <FileButton variant="secondary" accept={PHOTO_TYPES} disabled={isFull} onFile={choose}>
          Elegir de la galería
        </FileButton>
        <Button variant="text" onClick={() => setOpen('earlier')}>
          Recuperar una foto anterior
        </Button>
      </Row>
      <FieldFoot>
        {isFull
          ? `Un producto tiene máximo ${MAX_PHOTOS} fotos: quita una para poner otra.`
          : 'JPEG, PNG o WebP, hasta 15 MB.'}
      </FieldFoot>
      {typeof open === 'object' && 'file' in open && (
        <Suspense fallback={<Opening role="status">Abriendo la foto…</Opening>}>
          <NewPhotoDialog
            file={open.file}
            canBePlain={canBePlain}
            onClose={close}
            onReady={(file, details) => {
              close();
              upload(file, details);
            }}
          />
        </Suspense>
      )}
      {typeof open === 'object' && 'id' in open && photos.pictures.includes(open.id) && (
        <EditPhotoDialog
          id={open.id}
          details={photoDetails(photos, open.id)}
          canBePlain={canBePlain}
          isMain={photos.pictures[0] === open.id}
          isOnly={photos.pictures.length === 1}
          onClose={close}
          onSave={(details) => edit((now) => describePhoto(now, open.id, details))}
          onMain={() => edit((now) => movePhoto(now, open.id, 0))}
          onRemove={() => remove(open.id)}
        />
      )}
      {open === 'earlier' && (
        <RestorePhotoDialog
          photos={photos}
          isFull={isFull}
          onClose={close}
          onRestore={(id) => edit((now) => addPhoto(now, id))}
        />
      )}
    </Panel>
  );
}

/** Returns a function that uploads a photo and adds it to the product, even after the screen was left. */
function useUpload(row: ShopRowDto, edit: ReturnType<typeof useProductPhotos>['edit']) {
  const dispatch = useAppDispatch();
  return (file: File, details: PhotoDetails) =>
    startUpload({
      productId: row.id,
      file,
      details,
      transport: {
        send: async (sent, onProgress) => {
          const call = mediaApi.endpoints.uploadMedia.initiate({ file: sent, onProgress }, { track: false });
          const { data, error } = await dispatch(call);
          return { data, error: error as ApiError | undefined };
        },
        onStored: (id, about) => edit((now) => describePhoto(addPhoto(now, id), id, about)),
      },
    });
}

const Opening = styled.p`
  color: var(--text-soft);
`;
