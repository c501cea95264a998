import { useId } from 'react';
import { styled } from 'styled-components';
import { useListPaymentsInReviewQuery } from '../../../api/workshop.api';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { PanelTitle, Row } from '../../../shared/ui/panel';
import { CheckReference } from './CheckReference';
import { PaymentInReview } from './PaymentInReview';

/** Payments that staff must review. */
export function PaymentsInReview() {
  const titleId = useId();
  const { data: payments, error, refetch } = useListPaymentsInReviewQuery();
  return (
    <Part aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Pagos por revisar</PanelTitle>
      {error && !payments && (
        <Row>
          <Note kind="error">No pudimos cargar los pagos en revisión.</Note>
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </Row>
      )}
      {payments?.length === 0 && <p>No hay pagos por revisar.</p>}
      {payments && payments.length > 0 && (
        <List>
          {payments.map((payment) => (
            <li key={payment.transactionId}>
              <PaymentInReview payment={payment} />
            </li>
          ))}
        </List>
      )}
      <CheckReference />
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: var(--space-16);
  margin-top: var(--space-24);
  > p {
    max-width: var(--measure);
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-12);
`;
