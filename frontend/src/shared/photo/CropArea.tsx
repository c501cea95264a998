import RotateCw from 'lucide-react/icons/rotate-cw';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { styled } from 'styled-components';
import { Button } from '../ui/Button';
import { FieldFoot } from '../ui/field.styles';
import { Row } from '../ui/panel';
import { Switch } from '../ui/Switch';
import type { useCrop } from './use-crop';

interface CropAreaProps {
  state: ReturnType<typeof useCrop>;
  /** Offers the square of the catalogue's cards. */
  isForCards?: boolean;
}

/** The photo with its crop, which pointers and arrow keys move, and a button that rotates it. */
export function CropArea({ state, isForCards = false }: CropAreaProps) {
  const { image, source, crop, setCrop, isSquare, setShape, rotate, isRotating, onLoad, onBroken } = state;
  return (
    <>
      <Crop
        crop={crop}
        onChange={(_, percent) => setCrop(percent)}
        aspect={isSquare ? 1 : undefined}
        minWidth={48}
        minHeight={48}
        keepSelection
        ariaLabels={LABELS}
        renderSelectionAddon={() => isSquare && <CardFrame aria-hidden="true" />}
      >
        <Source ref={image} src={source} alt="La foto completa" onLoad={onLoad} onError={onBroken} />
      </Crop>
      <FieldFoot>
        {isSquare
          ? 'Mueve el cuadro. Las tarjetas del catálogo muestran lo que está entre las líneas punteadas.'
          : 'Mueve el cuadro o cambia su tamaño desde los bordes.'}
      </FieldFoot>
      <Row>
        <Button size="s" variant="secondary" pending={isRotating} onClick={() => void rotate()}>
          <RotateCw aria-hidden="true" />
          <span>Girar</span>
        </Button>
        {isForCards && (
          <Switch checked={isSquare} label="Recorte cuadrado" onChange={setShape}>
            {isSquare ? 'Recorte cuadrado' : 'Recorte libre'}
          </Switch>
        )}
      </Row>
    </>
  );
}

const LABELS = {
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

/** Handles that are seen on any photo, and found by a thumb. */
const Crop = styled(ReactCrop)`
  --rc-drag-handle-bg-colour: var(--surface-raised);
  --rc-border-color: var(--brand);
  --rc-focus-color: var(--focus);
  .ReactCrop__drag-handle {
    border-radius: var(--radius-full);
  }
`;

const Source = styled.img`
  display: block;
  max-width: 100%;
  max-height: calc(46 * var(--dvh));
`;

/** The catalogue's cards cut a square photo to four by five. */
const CardFrame = styled.span`
  position: absolute;
  inset: 0 10%;
  border-inline: 1px dashed var(--text-on-dark);
  pointer-events: none;
`;
