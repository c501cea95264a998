import { useSortable } from '@dnd-kit/sortable';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import { styled } from 'styled-components';
import { Badge } from '../../../shared/ui/Badge';
import { IconButton } from '../../../shared/ui/IconButton';
import { PhotoThumbnail } from './PhotoThumbnail';
import type { PhotoDetails } from './product-photos';

interface PhotoCardProps {
  id: string;
  details: PhotoDetails;
  index: number;
  /** Number of photos of the product. */
  count: number;
  /** Moves the photo to an index; `button` was pressed. */
  onMove: (to: number, button: HTMLElement) => void;
  onEdit: () => void;
  /** True when it is shown beside the measures. */
  isOpenView: boolean;
}

/** A photo of the product. Its picture is the handle for dragging. */
export function PhotoCard({ id, details: { alt, plain }, index, count, onMove, onEdit, isOpenView }: PhotoCardProps) {
  const sortable = useSortable({ id, attributes: { roleDescription: 'foto que se puede mover' } });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = sortable;
  const name = `foto ${index + 1} de ${count}`;
  return (
    <Card
      ref={setNodeRef}
      $isDragging={isDragging}
      style={{ transition, transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined }}
    >
      <Handle
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Mover la ${name}${alt && `: ${alt}`}`}
      >
        <PhotoThumbnail id={id} alt="" />
      </Handle>
      {index === 0 && <Main>Principal</Main>}
      {alt ? <Text>{alt}</Text> : <Missing>Falta decir qué se ve.</Missing>}
      {plain && <Text>Sin bordado</Text>}
      {isOpenView && <Text>Junto a las medidas</Text>}
      <Buttons>
        <IconButton
          label={`Subir la ${name}`}
          bordered
          aria-disabled={index === 0}
          onClick={({ currentTarget }) => onMove(index - 1, currentTarget)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Bajar la ${name}`}
          bordered
          aria-disabled={index === count - 1}
          onClick={({ currentTarget }) => onMove(index + 1, currentTarget)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton label={`Editar la ${name}`} bordered onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
      </Buttons>
    </Card>
  );
}

const Card = styled.li<{ $isDragging: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  min-width: 0;
  ${({ $isDragging }) => $isDragging && 'z-index: 1; opacity: 0.85;'}
`;

const Handle = styled.button`
  padding: 0;
  border: 0;
  background: none;
  cursor: grab;
  /* A long press drags the photo, and must not open the browser's menu or select text. */
  touch-action: manipulation;
  -webkit-touch-callout: none;
  -webkit-user-select: none;
  user-select: none;
`;

const Main = styled(Badge)`
  position: absolute;
  top: var(--space-8);
  left: var(--space-8);
  pointer-events: none;
`;

const Text = styled.p`
  font-size: var(--font-size-xs);
  line-height: 1.35;
  color: var(--text-soft);
  overflow-wrap: anywhere;
  /* The label of the handle has the whole text. */
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Missing = styled(Text)`
  color: var(--warning);
  font-weight: 600;
`;

const Buttons = styled.div`
  display: flex;
  gap: var(--space-8);
  margin-top: auto;
  [aria-disabled='true'] {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
`;
