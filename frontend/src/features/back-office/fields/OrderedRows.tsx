import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFirstItems } from '../../../shared/lib/use-first-items';
import { Button } from '../../../shared/ui/Button';
import { MoveButtons } from './MoveButtons';

interface OrderedRow {
  id: string | number;
  /** Name of the row, for screen readers. */
  name: string;
  content: ReactNode;
}

interface OrderedRowsProps {
  rows: readonly OrderedRow[];
  onMove: (id: OrderedRow['id'], step: -1 | 1) => void;
}

/** Rows that are rendered at first. */
const SHOWN = 50;

/** Rows with 'Subir' and 'Bajar'. */
export function OrderedRows({ rows, onMove }: OrderedRowsProps) {
  const { items, showMore } = useFirstItems(rows, SHOWN);
  return (
    <>
      <List>
        {items.map(({ id, name, content }, at) => (
          <li key={id} data-row={id}>
            <div>{content}</div>
            <MoveButtons
              name={name}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              onMove={(step) => onMove(id, step)}
            />
          </li>
        ))}
      </List>
      {showMore && (
        <Button variant="secondary" size="s" onClick={showMore}>
          Ver más
        </Button>
      )}
    </>
  );
}

const List = styled.ol`
  display: grid;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8);
    padding-block: var(--space-8);
  }
  > li + li {
    border-top: 1px solid var(--border);
  }
  > li > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
