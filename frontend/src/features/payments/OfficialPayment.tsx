import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { WidgetConfigDto } from '../../api/payments.api';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { Skeleton } from '../../shared/ui/Skeleton';
import { configNotice, SCRIPT_FAILED } from './payment-notice';
import { ON_PROVIDERS_PAGE } from './provider';
import { usePaymentConfig } from './use-payment-config';

interface OfficialPaymentProps {
  session: string;
  /** Amount in whole pesos. */
  amount: number;
  returnPath: string;
}

/** The API requires a customer, although the provider's page asks for the same data. */
const PLACEHOLDER_CUSTOMER = {
  name: 'Demostración',
  email: 'demo@sigerist.co',
  phone: '',
  dataConsent: false,
};

/** The provider's own button for a fixed amount. */
export function OfficialPayment(props: OfficialPaymentProps) {
  const payment = { ...props, customer: PLACEHOLDER_CUSTOMER };
  const { config, error, requestConfig } = usePaymentConfig(payment);
  if (config) return <OfficialButton config={config} />;
  if (!error) return <Skeleton height="52px" />;
  const { title, text } = configNotice(error);
  return (
    <div role="alert">
      <Note kind="error">
        <strong>{title}</strong>
        <p>{text}</p>
        <Button variant="text" size="s" onClick={() => void requestConfig(payment)}>
          Reintentar
        </Button>
      </Note>
    </div>
  );
}

/** The provider's own button. As documented, it is a script with attributes inside a form. */
function OfficialButton({ config }: { config: WidgetConfigDto }) {
  const form = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const container = form.current!;
    const script = document.createElement('script');
    script.dataset.render = 'button';
    // The names are those of the hosted page's fields.
    for (const [name, value] of new URL(config.checkoutUrl).searchParams) script.setAttribute(`data-${name}`, value);
    script.onerror = () => setFailed(true);
    script.src = config.widgetUrl;
    container.append(script);
    return () => container.replaceChildren();
  }, [config]);
  return (
    <>
      <ButtonForm ref={form} />
      <div role="status">
        {failed && (
          <Note kind="info">
            <strong>{SCRIPT_FAILED.title}</strong>
            <span> </span>
            <a href={config.checkoutUrl}>{ON_PROVIDERS_PAGE}</a>
          </Note>
        )}
      </div>
    </>
  );
}

/** Reserves the space of the button, which is rendered later. */
const ButtonForm = styled.form`
  min-height: 52px;
`;
