import Printer from 'lucide-react/icons/printer';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useGetPricingQuery } from '../../api/catalogue.api';
import { transactionOf } from '../../features/orders/payment-return';
import { Receipt } from '../../features/orders/Receipt';
import { ReceiptMissing } from '../../features/orders/ReceiptMissing';
import { useReceipt } from '../../features/orders/use-receipt';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { usePrintPage } from '../../shared/lib/use-print-page';
import { BackLink } from '../../shared/ui/BackLink';
import { Button } from '../../shared/ui/Button';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

/** `/recibo`: a separate window to print or save. */
export default function ReceiptPage() {
  const { search } = useLocation();
  const state = useReceipt(search);
  const { data: pricing } = useGetPricingQuery();
  const transactionId = useHydrated() && transactionOf(search);
  const print = usePrintPage();
  // The default file name when a browser saves the sheet.
  const title = state.status === 'ready' ? `Recibo ${state.order.orderNumber}` : 'Recibo';
  return (
    <Ground>
      <PageHead title={title} description="El recibo de tu pedido en Sigerist." path="/recibo" noIndex />
      <Bar>
        <BackLink to={transactionId ? `/payment-success?transaction=${transactionId}` : '/cuenta'}>Volver</BackLink>
        {state.status === 'ready' && (
          <Button size="s" onClick={print}>
            <Printer aria-hidden="true" />
            <span>Imprimir o guardar PDF</span>
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
  gap: var(--space-12);
  max-width: 760px;
  margin: 0 auto var(--space-16);
  @media print {
    display: none;
  }
`;

const Blank = styled.div`
  max-width: 760px;
  margin-inline: auto;
`;
