import { useState } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { OrderItemDto } from '../../api/workshop.api';
import { extrasOf } from '../../domain/add-ons';
import { WORKBENCH_PROBLEMS } from '../../domain/workbench-problems';
import { Badge } from '../../shared/ui/Badge';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Look } from '../../shared/ui/Look';
import { Note } from '../../shared/ui/Note';
import { from } from '../../theme/media';
import type { QueueEntry } from './workbench-state';

interface CurrentPieceProps {
  entry: QueueEntry;
  design: (item: OrderItemDto) => Elements;
  onDone: () => void;
  onUndone: () => void;
  onSolved: () => void;
  onProblem: (reason: keyof typeof WORKBENCH_PROBLEMS) => void;
}

/** The piece that is made now, as large as the screen allows, with its two buttons. */
export function CurrentPiece({
  entry: { order, piece },
  design,
  onDone,
  onUndone,
  onSolved,
  onProblem,
}: CurrentPieceProps) {
  const [isAsking, setAsking] = useState(false);
  const item = order.items[piece.line]!;
  const extras = extrasOf(item);
  return (
    <Piece aria-label={`${order.orderNumber}, ${item.name}`}>
      <p>
        <span translate="no">{order.orderNumber}</span>
        <span>{` · ${item.name}${item.quantity > 1 ? ` · pieza ${piece.unit + 1} de ${item.quantity}` : ''} `}</span>
        {order.isExpress && <Badge tone="thread">Express</Badge>}
      </p>
      <Name translate={item.personalization ? 'no' : undefined}>
        {item.personalization || (item.hasBordado ? 'Falta el nombre' : 'Sin bordado')}
      </Name>
      <Work>
        {design(item)}
        <Look shown={item.shown} />
        {extras.length > 0 && <p>{`Lleva también: ${extras.join(', ')}`}</p>}
        {item.keychainPersonalization && (
          <p>
            <span>{'Llavero: '}</span>
            <span translate="no">{item.keychainPersonalization}</span>
          </p>
        )}
        {item.specialRequest && <Request>{item.specialRequest}</Request>}
        {order.notes.map((note, index) => (
          <Request key={index}>{`Nota del taller: ${note}`}</Request>
        ))}
        {piece.problem && <Note kind="warning">{`Problema: ${WORKBENCH_PROBLEMS[piece.problem]}`}</Note>}
      </Work>
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
      {isAsking && <ProblemDialog onProblem={onProblem} onClose={() => setAsking(false)} />}
    </Piece>
  );
}

/** One press selects the problem: nothing is typed at the workbench. */
function ProblemDialog({ onProblem, onClose }: Pick<CurrentPieceProps, 'onProblem'> & { onClose: () => void }) {
  return (
    <Dialog title="¿Qué pasa?" onClose={onClose}>
      <Reasons>
        {(Object.keys(WORKBENCH_PROBLEMS) as (keyof typeof WORKBENCH_PROBLEMS)[]).map((reason) => (
          <Button
            key={reason}
            variant="secondary"
            full
            onClick={() => {
              onProblem(reason);
              onClose();
            }}
          >
            {WORKBENCH_PROBLEMS[reason]}
          </Button>
        ))}
      </Reasons>
    </Dialog>
  );
}

const Piece = styled.section`
  display: grid;
  gap: var(--space-12);
  min-width: 0;
  ${from(700)} {
    grid-template-rows: auto auto 1fr auto;
    order: 2;
    overflow-y: auto;
  }
`;

/** The design, and what is said about it; beside each other on a tablet that lies on its side. */
const Work = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-12);
  ${from(1000)} {
    grid-template-columns: minmax(0, 1fr) 260px;
    grid-auto-rows: min-content;
    > :first-child {
      grid-row: 1 / span 20;
    }
    > :not(:first-child) {
      grid-column: 2;
    }
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
  width: 100%;
  > button {
    min-height: 72px;
  }
`;
