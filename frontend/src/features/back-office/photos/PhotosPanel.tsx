import Camera from 'lucide-react/icons/camera';
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ShopRowDto } from '../../../api/back-office.api';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { fileProblem, PHOTO_TYPES } from '../../../shared/photo/photo-file';
import { useAppStore } from '../../../shared/state/app-store';
import { Button } from '../../../shared/ui/Button';
import { FieldFoot } from '../../../shared/ui/field.styles';
import { FileButton } from '../../../shared/ui/FileButton';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle, Row } from '../../../shared/ui/panel';
import { beginCrop, readOpenCrop } from './open-crop';
import type { OpenDialog, PhotoDialogsProps } from './PhotoDialogs';
import { PhotoGrid } from './PhotoGrid';
import { type EditPhotos, MAX_PHOTOS, movePhoto, type ProductPhotos } from './product-photos';
import { discardUpload, useUploads } from './uploads';
import { usePhotoUpload } from './use-photo-upload';

/** Loads when a dialog is opened: the screen of a product is the largest of the panel. */
const PhotoDialogs = lazy(() => importWithRetry(() => import('./PhotoDialogs')));

interface PhotosPanelProps {
  productId: ShopRowDto['id'];
  photos: ProductPhotos;
  problems: readonly string[];
  edit: EditPhotos;
  /** False for a product that is never embroidered. */
  canBePlain: boolean;
}

/** The photos of a product: their order, new ones, their texts, and earlier ones. */
export function PhotosPanel({ productId, photos, problems, edit, canBePlain }: PhotosPanelProps) {
  const titleId = useId();
  const uploads = useUploads().filter((upload) => upload.productId === productId);
  const upload = usePhotoUpload(productId, edit);
  const [open, setOpen] = useOpenDialog(productId);
  const [fileError, setFileError] = useState<string>();
  const choose = (file: File) => {
    const problem = fileProblem(file);
    setFileError(problem);
    if (!problem) setOpen({ photo: beginCrop(productId, file) });
  };
  const count = photos.pictures.length + uploads.length;
  const { title, onRemove } = useFocusAfterRemoval(count);
  const isFull = count >= MAX_PHOTOS;
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId} ref={title} tabIndex={-1}>
        Fotos
      </PanelTitle>
      {count === 0 && <p>Todavía no tiene fotos.</p>}
      <PhotoGrid
        photos={photos}
        uploads={uploads}
        onMove={(id, to) => edit((now) => movePhoto(now, id, to))}
        onEdit={(id) => setOpen({ id })}
        onDiscard={(id) => {
          onRemove();
          discardUpload(id);
        }}
      />
      <div role="alert">
        {[...(fileError ? [fileError] : []), ...problems].map((problem) => (
          <Note key={problem} kind="error">
            {problem}
          </Note>
        ))}
      </div>
      <PhotoButtons isFull={isFull} onFile={choose} onEarlier={() => setOpen('earlier')} />
      {open && (
        <OpenedDialog
          productId={productId}
          open={open}
          photos={photos}
          edit={edit}
          canBePlain={canBePlain}
          isFull={isFull}
          onClose={() => setOpen(undefined)}
          onRemove={onRemove}
          onReady={(photo, details) => {
            setOpen(undefined);
            upload(photo, details);
          }}
        />
      )}
    </Panel>
  );
}

/** The open dialog; at first that of a photo that was being cropped when the page was reloaded or left. */
function useOpenDialog(productId: ShopRowDto['id']) {
  const { getState } = useAppStore();
  const [open, setOpen] = useState<OpenDialog>();
  useEffect(() => {
    void readOpenCrop(productId, getState).then((photo) => photo && setOpen({ photo }));
  }, [productId, getState]);
  return [open, setOpen] as const;
}

/** Focuses the title after a photo was removed, because the focused button is removed with it. */
function useFocusAfterRemoval(count: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const isRemoved = useRef(false);
  useLayoutEffect(() => {
    if (isRemoved.current) title.current?.focus();
    isRemoved.current = false;
  }, [count]);
  return { title, onRemove: () => void (isRemoved.current = true) };
}

interface PhotoButtonsProps {
  /** True when the product can have no more photos. */
  isFull: boolean;
  onFile: (file: File) => void;
  /** Opens the earlier photos. */
  onEarlier: () => void;
}

/** The camera, the gallery, and the earlier photos. */
function PhotoButtons({ isFull, onFile, onEarlier }: PhotoButtonsProps) {
  return (
    <>
      <Row>
        <FileButton accept={PHOTO_TYPES} capture="environment" disabled={isFull} onFile={onFile}>
          <Camera aria-hidden="true" />
          <span>Foto nueva</span>
        </FileButton>
        <FileButton variant="secondary" accept={PHOTO_TYPES} disabled={isFull} onFile={onFile}>
          Elegir de la galería
        </FileButton>
        <Button variant="text" onClick={onEarlier}>
          Recuperar una foto anterior
        </Button>
      </Row>
      <FieldFoot>
        {isFull
          ? `Un producto tiene máximo ${MAX_PHOTOS} fotos: quita una para poner otra.`
          : 'JPEG, PNG o WebP, hasta 15 MB.'}
      </FieldFoot>
    </>
  );
}

/** The open dialog, once its code has loaded. */
function OpenedDialog(props: PhotoDialogsProps) {
  return (
    <Suspense fallback={<Opening role="status">Abriendo…</Opening>}>
      <PhotoDialogs {...props} />
    </Suspense>
  );
}

const Opening = styled.p`
  color: var(--text-soft);
`;
