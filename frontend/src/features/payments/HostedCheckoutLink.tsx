import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { goToHostedCheckout, providerAnswers } from './hosted-checkout';
import { PROVIDER_UNAVAILABLE } from './payment-notice';
import { HOSTED_CHECKOUT, ON_PROVIDERS_PAGE } from './provider';
import { markShown } from './payment-reference';
import { lastPayment, usePaymentConfig } from './use-payment-config';

/** Leads to the provider's hosted page, directly while the last payment is known. */
export function HostedCheckoutLink() {
  const [payment] = useState(lastPayment);
  const { requestConfig } = usePaymentConfig(payment);
  const [leaving, setLeaving] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);
  const navigate = useNavigate();
  if (!payment) {
    return (
      <ButtonLink to={HOSTED_CHECKOUT} variant="text">
        {ON_PROVIDERS_PAGE}
      </ButtonLink>
    );
  }
  const leave = async () => {
    setLeaving(true);
    const { config } = await requestConfig(payment);
    if (!config) return void navigate(HOSTED_CHECKOUT);
    // Warns only once, because a blocked check does not mean that the page itself is blocked.
    if (isUnavailable || (await providerAnswers(config.checkoutUrl))) {
      markShown(payment.session, config.reference);
      goToHostedCheckout(config.checkoutUrl, payment.customer);
    } else setUnavailable(true);
    setLeaving(false);
  };
  return (
    <>
      <Button variant="text" pending={leaving} onClick={() => void leave()}>
        {ON_PROVIDERS_PAGE}
      </Button>
      <Message role="status">
        {isUnavailable && (
          <Note kind={PROVIDER_UNAVAILABLE.kind}>
            <strong>{PROVIDER_UNAVAILABLE.title}</strong>
            <p>{PROVIDER_UNAVAILABLE.text}</p>
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
