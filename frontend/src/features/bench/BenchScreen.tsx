import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { OrderItemDto } from '../../api/workshop.api';
import { BENCH_PROBLEMS } from '../../domain/bench-problems';
import { Badge } from '../../shared/ui/Badge';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Skeleton } from '../../shared/ui/Skeleton';
import { from } from '../../theme/media';
import { type BenchPlace, nextPlace, placesOf } from './bench-state';
import { BenchQueue } from './BenchQueue';
import { keepOffline, keepScreenOn } from './keep-offline';
import type { useBench } from './use-bench';

interface BenchScreenProps {
  bench: ReturnType<typeof useBench>;
  /** Renders the design of a piece as large as the screen allows. */
  design: (item: OrderItemDto) => ReactNode;
}

/** The bench: the queue, and beside it the piece that is made now with its two buttons. */
export function BenchScreen({ bench: { orders, press, unsent, isOffline, refetch }, design }: BenchScreenProps) {
  const [chosen, setChosen] = useState<string>();
  useEffect(keepScreenOn, []);
  const isLoaded = orders !== undefined;
  useEffect(() => {
    if (isLoaded) void keepOffline().catch(() => undefined);
  }, [isLoaded]);
  if (!orders)
    return isOffline ? (
      <EmptyState title="Sin conexión" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
        La cola de hoy se carga con conexión; después sigue aquí aunque se caiga.
      </EmptyState>
    ) : (
      <Skeleton height="70dvh" />
    );
  const places = placesOf(orders);
  const current = places.find(({ key }) => key === chosen) ?? nextPlace(places);
  const mark = ({ order, piece }: BenchPlace, kind: 'done' | 'undone' | 'solved') =>
    press({ orderId: order.id, line: piece.line, unit: piece.unit, kind });
  const finish = (place: BenchPlace) => {
    mark(place, 'done');
    setChosen(nextPlace(places, place.key)?.key);
  };
  return (
    <>
      <Band role="status">
        {isOffline && 'Sin conexión: sigue trabajando. '}
        {unsent.length > 0 &&
          `${unsent.length === 1 ? '1 marca' : `${unsent.length} marcas`}: se enviará cuando vuelva la conexión.`}
      </Band>
      {current ? (
        <Columns>
          <BenchQueue places={places} current={current.key} unsent={unsent} onChoose={setChosen} />
          <CurrentPiece
            key={current.key}
            place={current}
            design={design}
            onDone={() => finish(current)}
            onUndone={() => mark(current, 'undone')}
            onSolved={() => mark(current, 'solved')}
            onProblem={(reason) => {
              const { order, piece } = current;
              press({ orderId: order.id, line: piece.line, unit: piece.unit, kind: 'problem', reason });
            }}
          />
        </Columns>
      ) : places.length > 0 ? (
        <Columns>
          <BenchQueue places={places} unsent={unsent} onChoose={setChosen} />
          <EmptyState title="Todo listo">No queda ninguna pieza por bordar. Toma las fotos y empaca.</EmptyState>
        </Columns>
      ) : (
        <EmptyState title="No hay piezas por bordar">Cuando se pague un pedido, aparece aquí.</EmptyState>
      )}
    </>
  );
}

interface CurrentPieceProps {
  place: BenchPlace;
  design: BenchScreenProps['design'];
  onDone: () => void;
  onUndone: () => void;
  onSolved: () => void;
  onProblem: (reason: keyof typeof BENCH_PROBLEMS) => void;
}

function CurrentPiece({ place: { order, piece }, design, onDone, onUndone, onSolved, onProblem }: CurrentPieceProps) {
  const [isAsking, setAsking] = useState(false);
  const item = order.items[piece.line]!;
  return (
    <Piece aria-label={`${order.orderNumber}, ${item.name}`}>
      <p>
        {order.orderNumber} · {item.name}
        {item.quantity > 1 && ` · pieza ${piece.unit + 1} de ${item.quantity}`}{' '}
        {order.isExpress && <Badge tone="thread">Express</Badge>}
      </p>
      <Name>{item.personalization || (item.hasBordado ? 'Falta el nombre' : 'Sin bordado')}</Name>
      {design(item)}
      {item.keychainPersonalization && <p>Llavero: {item.keychainPersonalization}</p>}
      {item.specialRequest && <Request>{item.specialRequest}</Request>}
      {order.notes.map((note, place) => (
        <Request key={place}>Nota del taller: {note}</Request>
      ))}
      {piece.problem && <p>Problema: {BENCH_PROBLEMS[piece.problem]}</p>}
      <Buttons>
        {piece.doneAt ? (
          <Button variant="secondary" onClick={onUndone}>
            Deshacer
          </Button>
        ) : (
          <Button onClick={onDone}>Listo</Button>
        )}
        {piece.problem ? (
          <Button variant="secondary" onClick={onSolved}>
            Resuelto
          </Button>
        ) : (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Problema
          </Button>
        )}
      </Buttons>
      {isAsking && (
        <Dialog title="¿Qué pasa?" onClose={() => setAsking(false)}>
          <Reasons>
            {(Object.keys(BENCH_PROBLEMS) as (keyof typeof BENCH_PROBLEMS)[]).map((reason) => (
              <Button
                key={reason}
                variant="secondary"
                full
                onClick={() => {
                  onProblem(reason);
                  setAsking(false);
                }}
              >
                {BENCH_PROBLEMS[reason]}
              </Button>
            ))}
          </Reasons>
        </Dialog>
      )}
    </Piece>
  );
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
    grid-template-columns: 220px minmax(0, 1fr);
    align-items: start;
  }
`;

const Piece = styled.section`
  display: grid;
  gap: var(--space-12);
  min-width: 0;
  ${from(700)} {
    order: 2;
  }
`;

const Name = styled.h2`
  font-size: clamp(2.5rem, 9vw, 5rem);
  line-height: 1.1;
  overflow-wrap: anywhere;
`;

const Request = styled.p`
  padding: var(--space-12) var(--space-18);
  border-radius: var(--radius-2);
  background: var(--thread-pale);
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: 2fr 1fr;
  gap: var(--space-12);
  padding-block: var(--space-12);
  background: var(--surface);
  > button {
    min-height: 72px;
    font-size: var(--font-size-lg);
  }
`;

const Reasons = styled.div`
  display: grid;
  gap: var(--space-12);
  > button {
    min-height: 72px;
  }
`;
