import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { OrderItemDto } from '../../api/workshop.api';
import { ignoreSecondTap } from '../../shared/lib/ignore-second-tap';
import { type ToastMessage, useToast } from '../../shared/state/use-toast';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Skeleton } from '../../shared/ui/Skeleton';
import { from } from '../../theme/media';
import { CurrentPiece } from './CurrentPiece';
import { keepOffline, keepScreenOn } from './keep-offline';
import type { useWorkbench } from './use-workbench';
import { nextInQueue, queueOf, type Press, type QueueEntry } from './workbench-state';
import { WorkbenchQueue } from './WorkbenchQueue';

interface WorkbenchScreenProps {
  workbench: ReturnType<typeof useWorkbench>;
  /** Renders the design of a piece as large as the screen allows. */
  design: (item: OrderItemDto) => Elements;
}

/** A large button is easily touched by accident. */
const UNDO_MS = 10_000;

/** The workbench: the queue, and beside it the piece that is made now with its two buttons. */
export function WorkbenchScreen({
  workbench: { orders, press, unsent, isOffline, refetch },
  design,
}: WorkbenchScreenProps) {
  const showToast = useToast();
  const [chosen, setChosen] = useState<string>();
  useEffect(keepScreenOn, []);
  useOfflineCopy(orders !== undefined);
  if (!orders)
    return isOffline ? (
      <EmptyState title="Sin conexión" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
        La cola de hoy se carga con conexión; después sigue aquí aunque se caiga.
      </EmptyState>
    ) : (
      <Skeleton height="calc(70 * var(--dvh))" />
    );
  const queue = queueOf(orders);
  const current = queue.find(({ key }) => key === chosen) ?? nextInQueue(queue);
  const mark = ({ order, piece }: QueueEntry, what: Pick<Press, 'kind' | 'reason'>) => {
    // The next piece has its buttons in the same position.
    ignoreSecondTap();
    press({ orderId: order.id, line: piece.line, unit: piece.unit, ...what });
  };
  const finish = (entry: QueueEntry) => {
    mark(entry, { kind: 'done' });
    setChosen(nextInQueue(queue, entry.key)?.key);
    const undo = () => {
      mark(entry, { kind: 'undone' });
      setChosen(entry.key);
    };
    showToast(undoable(entry, undo));
  };
  return (
    <>
      <Connection isOffline={isOffline} unsent={unsent.length} />
      {current ? (
        <Columns>
          <WorkbenchQueue queue={queue} current={current.key} unsent={unsent} onChoose={setChosen} />
          <CurrentPiece
            key={current.key}
            entry={current}
            design={design}
            onDone={() => finish(current)}
            onUndone={() => mark(current, { kind: 'undone' })}
            onSolved={() => mark(current, { kind: 'solved' })}
            onProblem={(reason) => mark(current, { kind: 'problem', reason })}
          />
        </Columns>
      ) : queue.length > 0 ? (
        <Columns>
          <WorkbenchQueue queue={queue} unsent={unsent} onChoose={setChosen} />
          <EmptyState title="Todo listo">No queda ninguna pieza por bordar. Toma las fotos y empaca.</EmptyState>
        </Columns>
      ) : (
        <EmptyState title="No hay piezas por bordar">Cuando se pague un pedido, aparece aquí.</EmptyState>
      )}
    </>
  );
}

function Connection({ isOffline, unsent }: { isOffline: boolean; unsent: number }) {
  const marks = unsent === 1 ? '1 marca se enviará' : `${unsent} marcas se enviarán`;
  return (
    <Band role="status">
      {`${isOffline ? 'Sin conexión: sigue trabajando. ' : ''}${unsent > 0 ? `${marks} cuando vuelva la conexión.` : ''}`}
    </Band>
  );
}

/** Keeps the page on the device once the queue is loaded. */
function useOfflineCopy(isLoaded: boolean): void {
  useEffect(() => {
    if (isLoaded) void keepOffline().catch(() => undefined);
  }, [isLoaded]);
}

function undoable({ order, piece }: QueueEntry, run: () => void): ToastMessage {
  const { personalization, name } = order.items[piece.line]!;
  const title = `Lista: ${personalization || name}`;
  return { kind: 'success', title, duration: UNDO_MS, actions: [{ label: 'Deshacer', run }] };
}

/** Reserves its space, so that buttons do not move when the connection is lost. */
const Band = styled.p`
  min-height: 28px;
  color: var(--text-soft);
  font-size: var(--font-size-sm);
  font-weight: 600;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-20);
  ${from(700)} {
    grid-template: minmax(0, 1fr) / 200px minmax(0, 1fr);
    min-height: 0;
  }
`;
