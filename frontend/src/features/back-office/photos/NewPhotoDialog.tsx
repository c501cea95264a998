import { FormikProvider } from 'formik';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { styled } from 'styled-components';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogFoot, DialogForm } from '../../../shared/ui/dialog-form';
import { FieldFoot } from '../../../shared/ui/field.styles';
import { Note } from '../../../shared/ui/Note';
import { Row } from '../../../shared/ui/panel';
import { Switch } from '../../../shared/ui/Switch';
import { BROKEN_PHOTO, sizeProblem } from './photo-file';
import { photoErrors, PhotoFields } from './PhotoFields';
import { cropPhoto, rotatePhoto } from './prepare-photo';
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
  const { source, setSource } = useSource(file);
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [isSquare, setSquare] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [rotating, setRotating] = useState(false);
  const { form, attributes } = useShopForm<PhotoDetails>({
    initialValues: { alt: '', plain: false },
    errorsIn: photoErrors,
    send: async (details) => {
      if (!crop || !image.current) return undefined;
      try {
        onReady(await cropPhoto(image.current, crop), details);
      } catch {
        setProblem(BROKEN_PHOTO);
      }
      return undefined;
    },
  });
  const show = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const wrong = sizeProblem(currentTarget);
    setProblem(wrong);
    setCrop(wrong ? undefined : firstCrop(currentTarget, isSquare));
  };
  const rotate = async () => {
    if (rotating || !image.current) return;
    setRotating(true);
    await rotatePhoto(image.current, 1).then(setSource, () => setProblem(BROKEN_PHOTO));
    setRotating(false);
  };
  const setShape = (square: boolean) => {
    setSquare(square);
    if (image.current) setCrop(firstCrop(image.current, square));
  };
  return (
    <Dialog title="Foto nueva" onClose={onClose}>
      <FormikProvider value={form}>
        <DialogForm {...attributes}>
          {problem ? (
            <Note kind="error" role="alert">
              {problem}
            </Note>
          ) : (
            <>
              <ReactCrop
                crop={crop}
                onChange={(_, percent) => setCrop(percent)}
                aspect={isSquare ? 1 : undefined}
                minWidth={48}
                minHeight={48}
                keepSelection
                ariaLabels={HANDLES}
                renderSelectionAddon={() => isSquare && <CardArea aria-hidden="true" />}
              >
                <Source
                  ref={image}
                  src={source}
                  alt="La foto completa"
                  onLoad={show}
                  onError={() => source && setProblem(BROKEN_PHOTO)}
                />
              </ReactCrop>
              <FieldFoot>
                {isSquare
                  ? 'Mueve el cuadro. Las tarjetas del catálogo muestran lo que está entre las líneas punteadas.'
                  : 'Mueve el cuadro o cambia su tamaño desde los bordes.'}
              </FieldFoot>
              <Row>
                <Button size="s" variant="secondary" pending={rotating} onClick={() => void rotate()}>
                  <RotateCw aria-hidden="true" />
                  Girar
                </Button>
                <Switch checked={isSquare} label="Recorte cuadrado" onChange={setShape}>
                  {isSquare ? 'Recorte cuadrado' : 'Recorte libre'}
                </Switch>
              </Row>
              <PhotoFields canBePlain={canBePlain} />
            </>
          )}
          <DialogFoot
            action="Agregar la foto"
            pendingAction="Preparando…"
            pending={form.isSubmitting}
            isOver={problem !== undefined}
            onClose={onClose}
          />
        </DialogForm>
      </FormikProvider>
    </Dialog>
  );
}

/** The object URL of the photo that is being cropped, and a setter for a rotated one. Closing the page asks first meanwhile. */
function useSource(file: File) {
  const [photo, setPhoto] = useState<Blob>(file);
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return { source, setSource: setPhoto };
}

/** The largest crop in the middle. */
function firstCrop({ naturalWidth: width, naturalHeight: height }: HTMLImageElement, isSquare: boolean): PercentCrop {
  if (!isSquare) return { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  const largest = width < height ? { width: 100 } : { height: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...largest }, 1, width, height), width, height);
}

const HANDLES = {
  cropArea: 'Recorte: muévelo con las flechas',
  nwDragHandle: 'Esquina superior izquierda: cámbiala con las flechas',
  nDragHandle: 'Borde superior: cámbialo con las flechas',
  neDragHandle: 'Esquina superior derecha: cámbiala con las flechas',
  eDragHandle: 'Borde derecho: cámbialo con las flechas',
  seDragHandle: 'Esquina inferior derecha: cámbiala con las flechas',
  sDragHandle: 'Borde inferior: cámbialo con las flechas',
  swDragHandle: 'Esquina inferior izquierda: cámbiala con las flechas',
  wDragHandle: 'Borde izquierdo: cámbialo con las flechas',
};

const Source = styled.img`
  display: block;
  max-width: 100%;
  max-height: 46dvh;
`;

/** The catalogue's cards cut a square photo to four by five. */
const CardArea = styled.span`
  position: absolute;
  inset: 0 10%;
  border-inline: 1px dashed var(--text-on-dark);
  pointer-events: none;
`;
