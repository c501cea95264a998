import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { TrackForm } from '../../features/orders/TrackForm';
import type { TrackingState } from '../../features/orders/tracking-link';
import { useOpenedOrder } from '../../features/orders/use-opened-order';
import { type TrackValues, useTracking } from '../../features/orders/use-tracking';
import { useFirstTouch } from '../../shared/lib/first-touch';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { Container } from '../../shared/ui/Container';
import { Disclosure } from '../../shared/ui/Disclosure';
import { Note } from '../../shared/ui/Note';
import { PageHead } from '../../shared/ui/PageHead';
import { SectionHead } from '../../shared/ui/SectionHead';
import { Skeleton } from '../../shared/ui/Skeleton';

const loadOrder = () => import('../../features/orders/TrackedOrder');
const TrackedOrder = lazy(async () => ({ default: (await importWithRetry(loadOrder)).TrackedOrder }));
const TrackedContents = lazy(() => importWithRetry(() => import('../TrackedContents')));

/** `/pedido`: the status of an order, with its number and its email. */
export default function TrackOrderPage() {
  const { found, failure, ask } = useTracking();
  useFirstTouch(loadOrder);
  const given = useGivenValues();
  const { orderNumber, email } = given;
  const { opened, failure: badLink } = useOpenedOrder(ask);
  const isProven = found !== undefined && found.order.orderNumber === opened;
  useEffect(() => {
    if (orderNumber && email) void ask({ orderNumber, email });
  }, [orderNumber, email, ask]);
  const form = <TrackForm known={given} failure={failure} onAsk={ask} />;
  return (
    <Page narrow>
      <PageHead
        title="Sigue tu pedido"
        description="Mira en qué va tu pedido con su número y el correo de la compra."
        path="/pedido"
        noIndex
      />
      <SectionHead
        level={1}
        title="Sigue tu pedido"
        lead={
          isProven
            ? undefined
            : 'Escribe el número que está en tu correo de confirmación y el correo con el que compraste.'
        }
      />
      <Parts>
        {!isProven && form}
        {badLink && <Note kind="error">{badLink}</Note>}
        {found && (
          // Renders anew once a mailed link, opened in this tab, proves the customer, who may then correct the order.
          <Suspense key={`${found.order.orderNumber} ${isProven}`} fallback={<Skeleton height="480px" />}>
            <TrackedOrder
              {...found}
              isProven={isProven}
              onChanged={() => void ask({ orderNumber: found.order.orderNumber, email: found.email })}
            >
              <Suspense fallback={<Skeleton height="240px" />}>
                <TrackedContents order={found.order} />
              </Suspense>
            </TrackedOrder>
          </Suspense>
        )}
        {isProven && <Disclosure summary="Ver otro pedido">{form}</Disclosure>}
      </Parts>
    </Page>
  );
}

/** The number comes from the URL, the email only from a page of the shop that has it. */
function useGivenValues(): TrackValues {
  const location = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return { orderNumber: '', email: '' };
  const { email = '' } = (location.state ?? {}) as TrackingState;
  return { orderNumber: new URLSearchParams(location.search).get('orden') ?? '', email };
}

const Page = styled(Container)`
  padding-top: clamp(24px, 4vw, 48px);
  padding-bottom: var(--space-section);
`;

const Parts = styled.div`
  display: grid;
  gap: var(--space-40);
`;
