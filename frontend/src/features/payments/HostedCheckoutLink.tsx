import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { goToHostedCheckout } from './hosted-checkout';
import { lastPurchase } from './last-purchase';
import { PROVIDER_SILENT } from './payment-notice';
import { markShown } from './payment-reference';
import { providerAnswers } from './provider-answers';
import { usePaymentConfig } from './use-payment-config';

const LABEL = 'Pagar en la página de la pasarela';
/** The checkout with the hosted page preselected, where the data can be corrected first. */
const BY_CHECKOUT = '/checkout?pago=pasarela';

/** Leads to the provider's hosted page, directly while the last purchase is known. */
export function HostedCheckoutLink() {
  const [purchase] = useState(lastPurchase);
  const { ask } = usePaymentConfig(purchase);
  const [leaving, setLeaving] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const navigate = useNavigate();
  if (!purchase) {
    return (
      <ButtonLink to={BY_CHECKOUT} variant="text">
        {LABEL}
      </ButtonLink>
    );
  }
  const leave = async () => {
    setLeaving(true);
    const { config } = await ask(purchase);
    if (!config) return void navigate(BY_CHECKOUT);
    // Warns only once, because a blocked check does not mean that the page itself is blocked.
    if (isSilent || (await providerAnswers(config.checkoutUrl))) {
      markShown(purchase.session, config.reference);
      goToHostedCheckout(config.checkoutUrl);
    } else setSilent(true);
    setLeaving(false);
  };
  return (
    <>
      <Button variant="text" pending={leaving} onClick={() => void leave()}>
        {LABEL}
      </Button>
      <Message role="status">
        {isSilent && (
          <Note kind={PROVIDER_SILENT.kind}>
            <strong>{PROVIDER_SILENT.title}</strong>
            <p>{PROVIDER_SILENT.text}</p>
          </Note>
        )}
      </Message>
    </>
  );
}

/** Takes no space in its row while it is empty. */
const Message = styled.div`
  &:not(:empty) {
    flex-basis: 100%;
    order: 1;
  }
`;
