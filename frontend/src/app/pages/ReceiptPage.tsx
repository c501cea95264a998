import { ArrowLeft, Printer } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useGetPricingQuery } from '../../api/catalogue.api';
import { transactionOf } from '../../features/orders/payment-return';
import { Receipt } from '../../features/orders/Receipt';
import { ReceiptMissing } from '../../features/orders/ReceiptMissing';
import { useReceipt } from '../../features/orders/use-receipt';
import { useAlive } from '../../shared/lib/use-alive';
import { Button } from '../../shared/ui/Button';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

/** `/recibo`: a window of its own to print or to save (accounts-payments-chatbot.md, section 2). */
export default function ReceiptPage() {
  const { search } = useLocation();
  const state = useReceipt(search);
  const { data: pricing } = useGetPricingQuery();
  const transactionId = useAlive() && transactionOf(search);
  // The name under which browsers offer to save the sheet.
  const title = state.status === 'ready' ? `Recibo ${state.order.orderNumber}` : 'Recibo';
  return (
    <Ground>
      <PageHead title={title} description="El recibo de tu pedido en Sigerist." path="/recibo" noIndex />
      <Bar>
        <Back to={transactionId ? `/payment-success?transaction=${transactionId}` : '/cuenta'}>
          <ArrowLeft aria-hidden="true" />
          Volver
        </Back>
        {state.status === 'ready' && (
          <Button size="s" onClick={() => print()}>
            <Printer aria-hidden="true" />
            Imprimir o guardar PDF
          </Button>
        )}
      </Bar>
      {state.status === 'loading' && <Loading />}
      {state.status === 'missing' && <ReceiptMissing />}
      {state.status === 'ready' && <Receipt order={state.order} delivery={pricing?.delivery} />}
    </Ground>
  );
}

function Loading() {
  return (
    <Blank aria-busy="true">
      <VisuallyHidden as="h1">Recibo</VisuallyHidden>
      <VisuallyHidden role="status">Cargando tu recibo…</VisuallyHidden>
      <Skeleton height="70vh" />
    </Blank>
  );
}

const Ground = styled.div`
  min-height: 100vh;
  padding: clamp(16px, 4vw, 48px) var(--gutter);
  background: var(--surface-alt);
  @media print {
    padding: 0;
    background: none;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  max-width: 760px;
  margin: 0 auto 16px;
  @media print {
    display: none;
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: var(--target);
  color: var(--brand-700);
  font-weight: 500;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .lucide {
    width: 20px;
    height: 20px;
  }
`;

const Blank = styled.div`
  max-width: 760px;
  margin-inline: auto;
`;
