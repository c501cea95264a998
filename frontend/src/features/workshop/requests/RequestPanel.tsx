import { lazy, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import { type CustomerRequestDto, useListRequestsOfOrderQuery } from '../../../api/requests.api';
import { type StaffOrderDto, ORDERS_POLLING } from '../../../api/workshop.api';
import { dayAndMonth } from '../../../domain/day-and-month';
import { REQUEST_KINDS, REQUEST_STATES } from '../../../domain/request-words';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { showMoment } from '../../../shared/lib/moments';
import { Button } from '../../../shared/ui/Button';
import { Panel, PanelTitle, Row } from '../../../shared/ui/panel';
import { StatusPill } from '../../../shared/ui/StatusPill';
import type { AnswerValues } from './AnswerDialog';
import { RequestRefund } from './RequestRefund';

/** Most orders have no request. */
const AnswerDialog = lazy(() => importWithRetry(() => import('./AnswerDialog')));

/** The customer's requests about an order, each with its answer or a button to answer. Renders nothing without requests. */
export function RequestPanel({ order, isOwner }: { order: StaffOrderDto; isOwner: boolean }) {
  const titleId = useId();
  const { currentData: requests } = useListRequestsOfOrderQuery({ id: order.id }, ORDERS_POLLING);
  if (!requests || requests.length === 0) return null;
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Solicitudes de la familia</PanelTitle>
      {requests.map((request) => (
        <Request key={request.id} request={request} order={order} isOwner={isOwner} />
      ))}
    </Panel>
  );
}

interface RequestProps {
  request: CustomerRequestDto;
  order: StaffOrderDto;
  isOwner: boolean;
}

function Request({ request, order, isOwner }: RequestProps) {
  const { number, kind, state, pieces, words, createdAt, answerBy, answer, answeredAt } = request;
  const [isAnswering, setAnswering] = useState(false);
  const [draft, setDraft] = useState<AnswerValues>();
  const isOpen = state === 'open';
  return (
    <Card aria-label={`Solicitud ${number}`}>
      <h3>
        <span>{`${REQUEST_KINDS[kind].name} `}</span>
        <StatusPill tone={REQUEST_STATES[state].tone}>{REQUEST_STATES[state].name}</StatusPill>
      </h3>
      <p>{`${number}, ${showMoment(createdAt)}`}</p>
      <ul>
        {pieces.map(({ position, quantity, name }) => (
          <li key={position}>{`${quantity} × ${name}`}</li>
        ))}
      </ul>
      {words && <p>{`«${words}»`}</p>}
      {isOpen && <p>{`Responde a más tardar el ${dayAndMonth(answerBy)}.`}</p>}
      {answeredAt && <p>{`Respuesta del ${showMoment(answeredAt)}: ${answer}`}</p>}
      {isOpen && order.customerEmail && (
        <Row>
          <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setAnswering(true)}>
            Responder
          </Button>
        </Row>
      )}
      {state === 'accepted' && <RequestRefund request={request} order={order} isOwner={isOwner} />}
      {isAnswering && (
        <Suspense fallback={null}>
          <AnswerDialog
            request={request}
            email={order.customerEmail}
            draft={draft}
            onDraft={setDraft}
            onClose={() => setAnswering(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  gap: var(--space-8);
  padding-block: var(--space-12);
  border-top: 1px solid var(--border);
  overflow-wrap: anywhere;
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-8);
    font-size: var(--font-size-lg);
  }
  p {
    white-space: pre-line;
  }
`;
