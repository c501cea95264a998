import { useId } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../../shared/lib/elements';
import type { OrderItemDto } from '../../../api/workshop.api';
import { extrasOf } from '../../../domain/add-ons';
import { kitTitle } from '../../../domain/kit-groups';
import { Badge } from '../../../shared/ui/Badge';
import { Disclosure } from '../../../shared/ui/Disclosure';
import { Look } from '../../../shared/ui/Look';
import { Row } from '../../../shared/ui/panel';
import { SummaryLines } from '../../../shared/ui/SummaryLines';
import { PrintOnly, screenOnly } from './print';
import { WorkText } from './WorkText';

interface WorkPieceProps {
  item: OrderItemDto;
  /** Position in the order, from 1, and the number of pieces. */
  position: [number, number];
  /** Position in its kit, from 1, and the number of pieces in the kit. */
  kit?: [number, number];
  /** True when the order is express; it applies to all pieces, which are shipped together. */
  isExpress: boolean;
  /** The payment is in review: nobody makes the piece until a person has decided. */
  isStopped: boolean;
  /** Printed on each sheet, so that a separated sheet can be assigned. */
  orderNumber: string;
  /** Design of the piece, large enough for sewing. */
  design: Elements;
}

/** Work instructions of one piece, without prices. */
export function WorkPiece(props: WorkPieceProps) {
  const { item, position, kit, isExpress, isStopped, orderNumber, design } = props;
  const [number, count] = position;
  const titleId = useId();
  const { name, quantity, personalization, keychainPersonalization, specialRequest } = item;
  const extras = extrasOf(item);
  return (
    <Piece aria-labelledby={titleId}>
      <RunningHead aria-hidden="true">
        <span translate="no">{orderNumber}</span>
        <span>{`, pieza ${number} de ${count}`}</span>
      </RunningHead>
      {kit && (
        <Kit>
          <strong>{kitTitle(kit[1])}</strong>
          <span>{`, pieza ${kit[0]} de ${kit[1]}`}</span>
        </Kit>
      )}
      <Row>
        <h2 id={titleId}>{`${count > 1 ? `${number}. ` : ''}${name}`}</h2>
        <Quantity $many={quantity > 1}>{quantity === 1 ? '1 pieza' : `${quantity} piezas iguales`}</Quantity>
        {isExpress && <Badge tone="thread">Express</Badge>}
      </Row>
      {isStopped && <Plain>No la hagas todavía: el pago está en revisión</Plain>}
      {personalization && <WorkText label="Nombre a bordar" text={personalization} />}
      {!item.hasBordado && <Plain>{personalization ? 'Solo el nombre, sin motivo' : 'Sin bordado'}</Plain>}
      {item.hasBordado && !personalization && <Plain>Falta el nombre: pregúntalo antes de empezar</Plain>}
      {design}
      <Look shown={item.shown} />
      {specialRequest && (
        <Request>
          <small>Solicitud de la familia</small>
          <span>{specialRequest}</span>
        </Request>
      )}
      {extras.length > 0 && (
        <p>
          <span>{'Lleva también: '}</span>
          <strong>{extras.join(', ')}</strong>
        </p>
      )}
      {keychainPersonalization && <WorkText label="Texto del llavero" text={keychainPersonalization} />}
      <Breakdown>
        <Disclosure summary="Precio línea por línea">
          <SummaryLines
            lines={item.breakdown.map(({ label, amount }) => ({ label, value: amount || 'Incluido' }))}
            total={{ label: 'Cada pieza', value: item.price }}
          />
        </Disclosure>
      </Breakdown>
    </Piece>
  );
}

const RunningHead = styled(PrintOnly)`
  margin-bottom: 4mm;
  font-size: 11pt;
  font-weight: 600;
  /* The first piece has the head of the order. */
  section:first-child > & {
    display: none;
  }
`;

/** Prints each piece on its own sheet, because different people make them. */
const Piece = styled.section`
  display: grid;
  gap: var(--space-18);
  min-width: 0;
  padding-block: var(--space-24);
  border-top: 1px solid var(--border);
  h2 {
    font-size: var(--font-size-2);
  }
  @media print {
    display: block;
    padding-block: 4mm;
    border: 0;
    & + & {
      break-before: page;
    }
    > * + * {
      margin-top: 4mm;
    }
    > :not(:last-child) {
      break-after: avoid;
    }
    h2 {
      font-size: 18pt;
    }
  }
`;

/** Note about the kit of the piece, repeated for each piece because each has its own sheet. */
const Kit = styled.p`
  padding: var(--space-8) var(--space-14);
  border-left: 3px solid var(--thread);
  background: var(--thread-pale);
  @media print {
    border: 1pt solid var(--print-ink);
  }
`;

const Quantity = styled.span<{ $many: boolean }>`
  padding: var(--space-4) var(--space-12);
  border: 1.5px solid currentColor;
  border-radius: var(--radius-1);
  color: ${({ $many }) => ($many ? 'var(--danger)' : 'var(--text-soft)')};
  font-weight: 600;
`;

const Plain = styled.p`
  font-size: var(--font-size-lg);
  font-weight: 600;
`;

const Request = styled.p`
  padding: var(--space-14) var(--space-18);
  border-radius: var(--radius-2);
  background: var(--thread-pale);
  font-size: var(--font-size-lg);
  white-space: pre-line;
  overflow-wrap: anywhere;
  small {
    display: block;
    font-size: var(--font-size-sm);
    color: var(--thread-dark);
  }
  @media print {
    border: 1.5pt solid var(--print-ink);
  }
`;

const Breakdown = styled.div`
  ${screenOnly}
  max-width: 480px;
  font-size: var(--font-size-sm);
  .total dt,
  .total dd {
    font-size: inherit;
  }
`;
