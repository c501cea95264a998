import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { styled } from 'styled-components';
import { IconButton } from '../../../shared/ui/IconButton';

interface MoveButtonsProps {
  /** Name of the item, for screen readers. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
}

/** Moves an item of an ordered list up or down. At the ends the buttons stay focusable, so that the focus is not lost. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <Pair>
      <IconButton
        label={`Subir ${name}`}
        aria-disabled={isFirst || undefined}
        onClick={isFirst ? undefined : () => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Bajar ${name}`}
        aria-disabled={isLast || undefined}
        onClick={isLast ? undefined : () => onMove(1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  flex: none;
  [aria-disabled='true'] {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
`;
