import { useCallback, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { type CustomerRequestDto, type RequestOptionsDto, useGetRequestOptionsMutation } from '../../api/requests.api';
import { fullDay } from '../../domain/day-and-month';
import { AFTER_REQUEST, isPossible, REQUEST_KINDS, REQUEST_STATES, rightsOf } from '../../domain/request-words';
import { errorMessage } from '../../shared/lib/error-message';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { StatusPill } from '../../shared/ui/StatusPill';
import { dayOf, momentOf } from './long-dates';
import type { RequestDraft } from './request-draft';
import { RequestDialog } from './RequestDialog';

/** Withdrawal and guarantee of an order, for the proven customer: the possible requests for each piece, and what it asked. */
export function OwnRequests({ orderNumber, isByTransfer }: { orderNumber: string; isByTransfer: boolean }) {
  const titleId = useId();
  const [read, { data: options, error }] = useGetRequestOptionsMutation();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<RequestDraft>();
  const [sent, setSent] = useState<CustomerRequestDto>();
  const reload = useCallback(() => void read({ requestedOrderDto: { orderNumber } }), [read, orderNumber]);
  useEffect(reload, [reload]);
  const close = (request?: CustomerRequestDto) => {
    setOpen(false);
    if (!request) return;
    setDraft(undefined);
    setSent(request);
    reload();
  };
  return (
    <Frame aria-labelledby={titleId} aria-busy={!options && !error}>
      <h4 id={titleId}>Devolver o reclamar garantía</h4>
      <div role="status">{sent && <Receipt request={sent} />}</div>
      {options?.requests
        .filter(({ id }) => id !== sent?.id)
        .map((each) => (
          <Request key={each.id} request={each} />
        ))}
      {options && <PieceRights options={options} />}
      {options && (isPossible('withdrawal', options) || isPossible('guarantee', options)) && (
        <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Pedir devolución o garantía
        </Button>
      )}
      {error && (
        <>
          <Note kind="error">{errorMessage(error)}</Note>
          <Button variant="secondary" size="s" onClick={reload}>
            Reintentar
          </Button>
        </>
      )}
      {isOpen && options && (
        <RequestDialog
          orderNumber={orderNumber}
          isByTransfer={isByTransfer}
          options={options}
          draft={draft}
          onDraft={setDraft}
          onClose={close}
        />
      )}
    </Frame>
  );
}

/** What may still be asked for each piece. */
function PieceRights({ options }: { options: RequestOptionsDto }) {
  return (
    <ul>
      {options.pieces.map((piece) => (
        <li key={piece.position}>
          <strong>{`${piece.quantity > 1 ? `${piece.quantity} × ` : ''}${piece.name}`}</strong>
          <span>{rightsOf(piece, options)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Number and date of a request that was just sent. */
function Receipt({ request: { number, kind, answerBy } }: { request: CustomerRequestDto }) {
  return (
    <Note kind="success">
      {`Recibimos tu solicitud. Radicado ${number}: te respondemos a más tardar el ${fullDay(answerBy)}, y te enviamos la constancia por correo. ${AFTER_REQUEST[kind]}`}
    </Note>
  );
}

/** An earlier request with its state and the shop's answer. */
function Request({ request }: { request: CustomerRequestDto }) {
  const { number, kind, state, pieces, words, createdAt, answerBy, answer, answeredAt } = request;
  const { name, tone } = REQUEST_STATES[state];
  return (
    <article aria-label={`Solicitud ${number}`}>
      <p>
        <strong translate="no">{number}</strong>
        <span> </span>
        <StatusPill tone={tone}>{state === 'open' ? 'En revisión' : name}</StatusPill>
      </p>
      <p>
        {`${REQUEST_KINDS[kind].name} de ${pieces.map((piece) => `${piece.quantity} × ${piece.name}`).join(', ')}, radicada el ${momentOf(createdAt)}`}
      </p>
      {words && <p>{`«${words}»`}</p>}
      {answeredAt ? (
        <p>{`Respuesta del ${dayOf(answeredAt)}: ${answer || 'te la enviamos por correo.'}`}</p>
      ) : (
        <p>{`Te respondemos a más tardar el ${fullDay(answerBy)}.`}</p>
      )}
    </article>
  );
}

const Frame = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-12);
  width: 100%;
  min-height: 120px;
  align-content: flex-start;
  h4 {
    font: 600 var(--font-size-lg) / 1.3 var(--font-text);
    letter-spacing: 0;
  }
  ul {
    display: grid;
    gap: var(--space-10);
  }
  li,
  article {
    display: grid;
    gap: var(--space-4);
    overflow-wrap: anywhere;
  }
  li span,
  article p + p {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
    white-space: pre-line;
  }
  article {
    width: 100%;
    padding: var(--space-12) var(--space-16);
    border: 1px solid var(--border);
    border-radius: var(--radius-3);
    background: var(--surface-raised);
  }
`;
