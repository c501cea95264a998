import { Skeleton } from '../../shared/ui/Skeleton';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { OfficialButton } from './OfficialButton';
import { configNotice } from './payment-notice';
import { usePaymentConfig } from './use-payment-config';

interface OfficialPaymentProps {
  session: string;
  /** Whole pesos. */
  amount: number;
  returnPath: string;
}

/** Nobody: the provider's page asks who pays. The API wants names all the same. */
const SOMEBODY = {
  ...{ name: 'Demostración', email: 'demo@sigerist.co', phone: '' },
  ...{ address: '', city: '', department: '', dataConsent: false },
};

/** The provider's own button for a fixed sum. */
export function OfficialPayment(props: OfficialPaymentProps) {
  const purchase = { ...props, customer: SOMEBODY };
  const { config, error, ask } = usePaymentConfig(purchase);
  if (config) return <OfficialButton config={config} />;
  if (!error) return <Skeleton height="52px" />;
  const { title, text } = configNotice(error);
  return (
    <div role="alert">
      <Note kind="error">
        <strong>{title}</strong>
        <p>{text}</p>
        <Button variant="text" size="s" onClick={() => void ask(purchase)}>
          Reintentar
        </Button>
      </Note>
    </div>
  );
}
