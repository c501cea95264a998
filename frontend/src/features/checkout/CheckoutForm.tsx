import { FormikProvider } from 'formik';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { CartTotalsDto } from '../../api/cart.api';
import type { PricingDto } from '../../api/catalogue.api';
import type { BankTransferOrderDto } from '../../api/orders.api';
import { withdrawalNotice } from '../../domain/withdrawal';
import { useSettings } from '../../shared/lib/use-settings';
import { Consents } from './Consents';
import type { Customer } from './customer';
import { CustomerFields, Group } from './CustomerFields';
import { OrderReview } from './OrderReview';
import { PayChoice, type PayWay } from './PayChoice';
import { PriceChanged } from './PriceChanged';
import { TransferParts } from './TransferParts';
import { TransferPayment } from './TransferPayment';
import { type KnownCustomer, useCheckoutForm } from './use-checkout-form';

/** Data for the card payment; the page renders the provider's button. */
export interface CardPaymentData {
  way: Exclude<PayWay, 'transfer'>;
  /** Null while data are missing. */
  customer: Customer | null;
  /** Hint shown while data are missing. */
  incomplete: string;
  /** Called when the button is pressed while data are missing; shows the first problem. */
  onIncomplete: () => void;
  /** Called with the server's messages by the fields of the API; before a press the focus stays where it is. */
  onRefused: (fields: Record<string, string>, isPressed: boolean) => void;
}

interface CheckoutFormProps {
  cart: CartTotalsDto;
  sessionId: string;
  /** Undefined while loading. */
  delivery?: PricingDto['delivery'];
  known: KnownCustomer;
  card: (data: CardPaymentData) => Elements;
  onTransfer: (order: BankTransferOrderDto) => void;
}

const NO_DATA = 'Completa tus datos y tu dirección para poder pagar.';
const NO_CONSENT = 'Marca las casillas de arriba para poder pagar.';

/** Customer data, review and payment. */
export function CheckoutForm({ cart, sessionId, delivery, known, card, onTransfer }: CheckoutFormProps) {
  const { form, started, customer, hasData, focus, showFirstError, refuse, attributes } = useCheckoutForm(known);
  const [query] = useSearchParams();
  const [chosenWay, setWay] = useState<PayWay>(query.get('pago') === 'pagina' ? 'hosted' : 'widget');
  const [instalments, setInstalments] = useState<1 | 2>(1);
  // An order that a discount code made free is placed by the same call as one by transfer.
  const isFree = cart.finalTotal === 0;
  const { card: cards } = useSettings();
  const offered = chosenWay === 'widget' && cards.way === 'page' ? 'hosted' : chosenWay;
  const way = isFree ? 'transfer' : offered;
  const data = {
    customer,
    incomplete: hasData ? NO_CONSENT : NO_DATA,
    onIncomplete: showFirstError,
    onRefused: refuse,
  };
  return (
    <FormikProvider value={form}>
      <Form {...attributes} aria-label="Datos y pago">
        <CustomerFields started={started} />
        <Group aria-labelledby="como-pagas">
          <h2 id="como-pagas">{isFree ? 'No tienes que pagar nada' : '¿Cómo quieres pagar?'}</h2>
          {!isFree && <PayChoice value={way} onChange={setWay} />}
          {way === 'transfer' && !isFree && (
            <TransferParts total={cart.finalTotal} value={instalments} onChange={setInstalments} />
          )}
          <OrderReview values={form.values} cart={cart} delivery={delivery} onEdit={focus} />
          <Consents notice={withdrawalNotice(cart.items)} />
          <PriceChanged total={cart.finalTotal} code={cart.discountCode} />
          {way === 'transfer' ? (
            <TransferPayment
              {...data}
              cart={cart}
              sessionId={sessionId}
              instalments={isFree ? 1 : instalments}
              onOrder={onTransfer}
            />
          ) : (
            card({ way, ...data })
          )}
        </Group>
      </Form>
    </FormikProvider>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-44);
`;
