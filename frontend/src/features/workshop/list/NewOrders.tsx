import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';

/**
 * Announces orders that arrived since the page was opened or the last notice was dismissed. `total` is the sum of the counts
 * per state, which are capped at a thousand, so it decreases when an order moves to a state with a capped count.
 */
export function NewOrders({ total }: { total: number | undefined }) {
  const [seen, setSeen] = useState(total);
  if (total !== undefined && (seen === undefined || total < seen)) setSeen(total);
  const fresh = total !== undefined && seen !== undefined ? Math.max(0, total - seen) : 0;
  return (
    <div role="status">
      {fresh > 0 && (
        <Note kind="success">
          <Line>
            <span>{fresh === 1 ? 'Entró 1 pedido nuevo.' : `Entraron ${fresh} pedidos nuevos.`}</span>
            <Button variant="text" size="s" onClick={() => setSeen(total)}>
              Entendido
            </Button>
          </Line>
        </Note>
      )}
    </div>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-16);
  margin-block: calc(var(--space-10) * -1);
`;
