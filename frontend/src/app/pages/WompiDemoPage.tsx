import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { CustomerPayment } from '../../features/payments/CustomerPayment';
import { OfficialPayment } from '../../features/payments/OfficialPayment';
import { forgetPaymentReference } from '../../features/payments/payment-reference';
import { formatCop } from '../../shared/lib/format-cop';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { Container } from '../../shared/ui/Container';
import { Lead } from '../../shared/ui/Lead';
import { Note } from '../../shared/ui/Note';
import { PageHead } from '../../shared/ui/PageHead';
import { SegmentedRadio } from '../../shared/ui/SegmentedRadio';

/** Whole pesos. */
const DEMO_TOTAL = 150_000;
/** Not a cart: the API signs this session without one. */
const DEMO_SESSION = 'demo';
const PATH = '/wompi-demo';

const WIDGETS = [
  { value: 'official', label: 'Widget oficial' },
  { value: 'advanced', label: 'Widget avanzado' },
] as const;

/** `/wompi-demo`: the provider's own button beside ours, with a fixed total and no order. */
export default function WompiDemoPage() {
  const [widget, setWidget] = useState<(typeof WIDGETS)[number]['value']>('official');
  const { isHydrated, paid, show } = usePaidTransaction();
  const demo = { session: DEMO_SESSION, amount: DEMO_TOTAL, returnPath: PATH };
  return (
    <Page narrow>
      <PageHead title="Demo de pagos" description="Prueba Wompi." path={PATH} noIndex />
      <h1>Demo de pagos</h1>
      <Lead>{`Prueba Wompi con un total fijo de ${formatCop(DEMO_TOTAL)}. Aquí no se crea ningún pedido, y en la tienda en producción está apagada.`}</Lead>
      <SegmentedRadio legend="Widget" name="widget" value={widget} onChange={setWidget} options={WIDGETS} />
      {isHydrated && widget === 'official' && <OfficialPayment key={paid} {...demo} />}
      {isHydrated && widget === 'advanced' && (
        <CustomerPayment
          key={paid}
          {...demo}
          way="widget"
          onPaid={({ transactionId }) => show(transactionId)}
          onPending={show}
          onFailed={() => show(null)}
          onAmountChanged={() => show(null)}
        />
      )}
      <div role="status">
        {paid && (
          <Note kind="success">
            <span>{'Wompi respondió con la transacción '}</span>
            <span translate="no">{paid}</span>
            <span>.</span>
          </Note>
        )}
      </div>
    </Page>
  );
}

/** The provider's result, from the widget or from the URL of the redirect. */
function usePaidTransaction() {
  const [query] = useSearchParams();
  const [shown, show] = useState<string | null>(null);
  // The server renders the page without its query.
  const isHydrated = useHydrated();
  const returned = isHydrated ? query.get('id') : null;
  const paid = shown ?? (returned && /^[\w-]{1,64}$/.test(returned) ? returned : null);
  // Runs before the widgets request a payment, because the provider accepts each reference only once.
  useLayoutEffect(() => {
    if (paid) forgetPaymentReference(DEMO_SESSION);
  }, [paid]);
  return { isHydrated, paid, show };
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  overflow-wrap: break-word;
  padding-block: clamp(32px, 5vw, 72px) var(--space-section);
`;
