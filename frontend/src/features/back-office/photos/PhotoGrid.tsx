import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { PhotoCard } from './PhotoCard';
import { photoDetails, type ProductPhotos } from './product-photos';
import { UploadCard } from './UploadCard';
import type { Upload } from './uploads';

interface PhotoGridProps {
  photos: ProductPhotos;
  uploads: readonly Upload[];
  /** Moves a photo to an index. */
  onMove: (id: string, to: number) => void;
  onEdit: (id: string) => void;
  /** Discards an upload that failed. */
  onDiscard: (uploadId: string) => void;
}

/** The photos in order, then the unfinished uploads. Dragging, arrow keys and buttons change the order. */
export function PhotoGrid({ photos, uploads, onMove, onEdit, onDiscard }: PhotoGridProps) {
  const ids = photos.pictures;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    // A shorter touch scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    // During a smooth scroll the sensor would move the photo by the distance that the page scrolls.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' }),
  );
  const [moved, setMoved] = useState('');
  const pressed = useRef<HTMLElement>(null);
  // A button loses the focus when its card moves within the document.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [ids]);
  const press = (id: string, to: number, button: HTMLElement) => {
    if (!ids[to]) return;
    pressed.current = button;
    setMoved(`Foto en el lugar ${to + 1} de ${ids.length}.`);
    onMove(id, to);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      id="fotos"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: announcementsFor(ids), screenReaderInstructions: INSTRUCTIONS }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <Grid aria-label="Fotos del producto">
          {ids.map((id, index) => (
            <PhotoCard
              key={id}
              id={id}
              details={photoDetails(photos, id)}
              index={index}
              count={ids.length}
              onMove={(to, button) => press(id, to, button)}
              onEdit={() => onEdit(id)}
              isOpenView={photos.openPicture === id}
            />
          ))}
          {uploads.map((upload) => (
            <UploadCard key={upload.id} upload={upload} onDiscard={() => onDiscard(upload.id)} />
          ))}
        </Grid>
      </SortableContext>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </DndContext>
  );
}

const INSTRUCTIONS = {
  draggable:
    'Para mover la foto, oprime la barra espaciadora, usa las flechas, y oprime otra vez la barra espaciadora para dejarla. Con Escape se cancela.',
};

function announcementsFor(ids: readonly string[]): Announcements {
  const position = (id: string | number) => `lugar ${ids.indexOf(String(id)) + 1} de ${ids.length}`;
  return {
    onDragStart: ({ active }) => `Tomaste la foto del ${position(active.id)}.`,
    onDragOver: ({ over }) =>
      over ? `La foto está sobre el ${position(over.id)}.` : 'La foto no está sobre un lugar.',
    onDragEnd: ({ over }) => (over ? `La foto quedó en el ${position(over.id)}.` : 'La foto volvió a su lugar.'),
    onDragCancel: ({ active }) => `Se canceló: la foto volvió al ${position(active.id)}.`,
  };
}

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: var(--space-16) var(--space-12);
  list-style: none;
`;
