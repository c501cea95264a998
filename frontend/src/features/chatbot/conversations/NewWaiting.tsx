import { useState } from 'react';
import { styled } from 'styled-components';
import { useListConversationPagesInfiniteQuery } from '../../../api/chatbot.api';
import { pollingOptions } from '../../../shared/lib/polling-options';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';

/** Announces conversations that began to wait after the page was opened or the last announcement was dismissed. */
export function NewWaiting({ every }: { every: number }) {
  const { data, hasNextPage } = useListConversationPagesInfiniteQuery({ state: 'waiting' }, pollingOptions(every));
  // Later pages contain no new conversations. A conversation that waits again has a new start time and counts as new.
  const waiting = hasNextPage
    ? undefined
    : data?.pages.flatMap(({ items }) => items.map(({ id, waitingSince }) => `${id} ${waitingSince}`));
  const [seen, setSeen] = useState(waiting);
  if (waiting ? !seen : seen) setSeen(waiting);
  const fresh = waiting && seen ? waiting.filter((each) => !seen.includes(each)).length : 0;
  return (
    <div role="status">
      {fresh > 0 && (
        <Note kind="success">
          <Line>
            <span>{fresh === 1 ? 'Otra persona espera respuesta.' : `Otras ${fresh} personas esperan respuesta.`}</span>
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
  gap: 0 var(--space-16);
  margin-block: calc(var(--space-10) * -1);
`;
