import { Skeleton } from '../../shared/ui/Skeleton';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { OfficialButton } from './OfficialButton';
import { configNotice } from './payment-notice';
import { usePaymentConfig } from './use-payment-config';

interface OfficialPaymentProps {
  session: string;
  /** Amount in whole pesos. */
  amount: number;
  returnPath: string;
}

/** The API requires a customer, although the provider's page asks for the payer's data. */
const PLACEHOLDER_CUSTOMER = {
  ...{ name: 'Demostración', email: 'demo@sigerist.co', phone: '' },
  ...{ address: '', city: '', department: '', dataConsent: false },
};

/** The provider's own button for a fixed amount. */
export function OfficialPayment(props: OfficialPaymentProps) {
  const payment = { ...props, customer: PLACEHOLDER_CUSTOMER };
  const { config, error, ask } = usePaymentConfig(payment);
  if (config) return <OfficialButton config={config} />;
  if (!error) return <Skeleton height="52px" />;
  const { title, text } = configNotice(error);
  return (
    <div role="alert">
      <Note kind="error">
        <strong>{title}</strong>
        <p>{text}</p>
        <Button variant="text" size="s" onClick={() => void ask(payment)}>
          Reintentar
        </Button>
      </Note>
    </div>
  );
}
