import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';

/** Says that more people wait than when the page was opened, or than when somebody took notice. */
export function NewWaiting({ waiting }: { waiting: number | undefined }) {
  const [seen, setSeen] = useState(waiting);
  if (waiting !== undefined && (seen === undefined || waiting < seen)) setSeen(waiting);
  const fresh = waiting !== undefined && seen !== undefined ? Math.max(0, waiting - seen) : 0;
  return (
    <div role="status">
      {fresh > 0 && (
        <Note kind="success">
          <Line>
            {fresh === 1 ? 'Otra persona espera respuesta.' : `Otras ${fresh} personas esperan respuesta.`}
            <Button variant="text" size="s" onClick={() => setSeen(waiting)}>
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
  gap: 0 16px;
  margin-block: -10px;
`;
