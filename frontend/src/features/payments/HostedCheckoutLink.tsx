import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { goToHostedCheckout } from './hosted-checkout';
import { lastPurchase } from './last-purchase';
import { usePaymentConfig } from './use-payment-config';

const LABEL = 'Pagar en la página de la pasarela';
/** The checkout, with the provider's page chosen: there the data can be put right first. */
const BY_CHECKOUT = '/checkout?pago=pasarela';

/** Leads to the provider's own page, at once where what is to be paid is still known. */
export function HostedCheckoutLink() {
  const [purchase] = useState(lastPurchase);
  const { ask } = usePaymentConfig(purchase);
  const [leaving, setLeaving] = useState(false);
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
    const answer = await ask(purchase);
    if (answer.config) goToHostedCheckout(answer.config.checkoutUrl);
    else void navigate(BY_CHECKOUT);
  };
  return (
    <Button variant="text" pending={leaving} onClick={() => void leave()}>
      {LABEL}
    </Button>
  );
}
