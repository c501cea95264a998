import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useGetPricingQuery } from '../../api/catalogue.api';
import { CartContents } from '../../features/cart/CartContents';
import { CartSkeleton } from '../../features/cart/CartSkeleton';
import { useCart } from '../../features/cart/use-cart';
import { LazyContactForm } from '../../features/contact/LazyContactForm';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Lead } from '../../shared/ui/Lead';
import { PageHead } from '../../shared/ui/PageHead';
import { LinePicture } from '../LinePicture';

const CompleteSet = lazyVisible(() => import('../CompleteSet'));

/** In pixels; phones show it smaller. */
const PICTURE_WIDTH = 132;

/** `/cart`: the cart in every state. */
export default function CartPage() {
  const state = useCart();
  const { data: pricing } = useGetPricingQuery();
  const { leaving, onEmptied } = useHomeWhenEmptied(state.status === 'empty');
  return (
    <Page>
      <PageHead title="Tu carrito" description="Los bolsos que escogiste y su total." path="/cart" noIndex />
      {state.status === 'loading' && <Loading />}
      {state.status === 'empty' && <Empty />}
      {state.status === 'error' && <Failed cause={state.cause} retry={state.retry} />}
      {state.status === 'ready' && (
        <CartContents
          state={state}
          pricing={pricing}
          picture={(item) => <LinePicture item={item} width={PICTURE_WIDTH} />}
          onEmptied={onEmptied}
        >
          <Below>
            {pricing && <CompleteSet items={state.cart.items} pricing={pricing} />}
            <Questions />
          </Below>
        </CartContents>
      )}
      <Leaving role="status">{leaving && 'Tu carrito quedó vacío. Te llevamos al inicio.'}</Leaving>
    </Page>
  );
}

function Loading() {
  return (
    <>
      <Title>Tu carrito</Title>
      <CartSkeleton />
    </>
  );
}

function Empty() {
  return (
    <EmptyState level={1} title="Tu carrito está vacío" action={<ButtonLink to="/">Ver productos</ButtonLink>}>
      Escoge un bolso y escribe su nombre.
    </EmptyState>
  );
}

function Failed({ cause, retry }: { cause: string; retry: () => void }) {
  useEffect(() => console.error(cause), [cause]);
  return (
    <EmptyState level={1} title="No pudimos cargar tu carrito" action={<Button onClick={retry}>Reintentar</Button>}>
      Tus productos siguen guardados. Revisa tu conexión y vuelve a intentar.
    </EmptyState>
  );
}

/** Link to the contact form, for questions before an order. */
function Questions() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Ask>
        <h2 id={titleId}>¿Tienes preguntas?</h2>
        <Lead>Déjanos tus datos y te escribimos antes de que pagues.</Lead>
      </Ask>
      <LazyContactForm quiet />
    </section>
  );
}

/** Long enough to read the message. */
const DELAY_MS = 1000;

/** Navigates home once the shopper has emptied the cart, unless they undo it in time. */
function useHomeWhenEmptied(empty: boolean): { leaving: boolean; onEmptied: () => void } {
  const [emptied, setEmptied] = useState(false);
  const navigate = useNavigate();
  const leaving = emptied && empty;

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => void navigate('/'), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setEmptied(false);
    };
  }, [leaving, navigate]);

  return { leaving, onEmptied: () => setEmptied(true) };
}

const Page = styled(Container)`
  padding-top: clamp(24px, 4vw, 48px);
  padding-bottom: var(--space-section);
`;

const Title = styled.h1`
  margin-bottom: var(--space-20);
`;

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-48);
`;

const Ask = styled.div`
  display: grid;
  gap: var(--space-8);
  margin-bottom: var(--space-24);
`;

const Leaving = styled.p`
  text-align: center;
  color: var(--text-soft);
`;
