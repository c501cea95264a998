import CircleAlert from 'lucide-react/icons/circle-alert';
import MessageCircle from 'lucide-react/icons/message-circle';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCart } from '../../features/cart/use-cart';
import { TwoColumns } from '../../features/content/TwoColumns';
import { HostedCheckoutLink } from '../../features/payments/HostedCheckoutLink';
import { PAYMENT_ADVICE } from '../../features/payments/payment-advice';
import { paymentErrorKind, shownCode } from '../../features/payments/payment-error-kind';
import { PaymentTips } from '../../features/payments/PaymentTips';
import { usePayingOrder } from '../../shared/lib/paying-order';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { ButtonLink } from '../../shared/ui/Button';
import { ChatButton } from '../../shared/ui/ChatButton';
import { Lead } from '../../shared/ui/Lead';
import { PageHead } from '../../shared/ui/PageHead';
import { from } from '../../theme/media';

/** `/payment-error`: the reason of a failed payment and the next steps. */
export default function PaymentErrorPage() {
  const { kind, code } = useErrorParameters();
  const { title, lead, tips } = PAYMENT_ADVICE[kind];
  const tipsTitle = useId();
  return (
    <Page $columns="1.25fr 1fr" $align="start">
      <PageHead title={title} description="Qué pasó con tu pago y qué puedes hacer." path="/payment-error" noIndex />
      <div>
        <Sign>
          <CircleAlert aria-hidden="true" />
        </Sign>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
        <NextSteps title={title} code={code} />
      </div>
      <PaymentTips titleId={tipsTitle} tips={tips} code={code} />
    </Page>
  );
}

/** The parameters of the URL; the server renders the page without them. */
function useErrorParameters() {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const [error, code] = isHydrated ? [query.get('error'), query.get('code')] : [null, null];
  return { kind: paymentErrorKind(error, code), code: shownCode(code) };
}

function NextSteps({ title, code }: { title: string; code: string | null }) {
  const isHydrated = useHydrated();
  // Without a cart the payment was for an order, and the checkout has nothing to pay.
  const isOfOrder = useCart().status === 'empty' && isHydrated;
  const help = `Hola, intenté pagar en la tienda y me salió "${title}"${code ? ` (código ${code})` : ''}. ¿Me ayudan?`;
  const order = usePayingOrder();
  return (
    <>
      <Actions>
        <ButtonLink to={order ? `/pedido?orden=${order}` : '/checkout'} size="l">
          <RotateCcw aria-hidden="true" />
          <span>Intentar de nuevo</span>
        </ButtonLink>
        <ChatButton text={help} size="l">
          <MessageCircle aria-hidden="true" />
          <span>Ayuda por WhatsApp</span>
        </ChatButton>
      </Actions>
      <Links>
        <HostedCheckoutLink />
        <ButtonLink to="/" variant="text">
          Volver al inicio
        </ButtonLink>
        <ButtonLink to="/productos" variant="text">
          Ver productos
        </ButtonLink>
        {/* Last, because it appears once the cart is known, and must not move the other links. */}
        {isOfOrder && (
          <ButtonLink to="/pedido" variant="text">
            Pagar un pedido que ya hiciste
          </ButtonLink>
        )}
      </Links>
    </>
  );
}

const Page = styled(TwoColumns)`
  padding-block: clamp(32px, 5vw, 72px) var(--space-section);
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: var(--danger-light);
  color: var(--danger);
  .lucide {
    width: 30px;
    height: 30px;
  }
`;

const Title = styled.h1`
  margin-block: var(--space-20) var(--space-14);
`;

const Actions = styled.div`
  display: grid;
  gap: var(--space-12);
  margin-top: var(--space-28);
  ${from(480)} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-22);
  margin-top: var(--space-12);
`;
