import { useId } from 'react';
import { styled } from 'styled-components';
import { useListPaymentsInReviewQuery } from '../../../api/workshop.api';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { CheckReference } from './CheckReference';
import { PanelTitle, Row } from '../desk-parts';
import { PaymentInReview } from './PaymentInReview';

/** Money that came in for no order: another amount or currency than the shop asked for (decisions, 23). */
export function PaymentsInReview() {
  const titleId = useId();
  const { data: payments, error, refetch } = useListPaymentsInReviewQuery();
  return (
    <Part aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Pagos sin pedido</PanelTitle>
      {error && !payments && (
        <Row>
          <Note kind="error">No pudimos cargar los pagos en revisión.</Note>
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </Row>
      )}
      {payments?.length === 0 && <p>Todos los pagos recibidos tienen su pedido.</p>}
      {payments && payments.length > 0 && (
        <>
          <p>El monto o la moneda no es lo que pedimos, así que no se hizo el pedido. Habla con la familia y decide.</p>
          <List>
            {payments.map((payment) => (
              <li key={payment.transactionId}>
                <PaymentInReview payment={payment} />
              </li>
            ))}
          </List>
        </>
      )}
      <CheckReference />
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: 16px;
  margin-top: 24px;
  > p {
    max-width: var(--measure);
  }
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
`;
