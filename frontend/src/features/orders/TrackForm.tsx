import { FormikProvider } from 'formik';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { trackOrderLimits } from '../../api/orders.api';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { FormField } from '../../shared/ui/FormField';
import { Note } from '../../shared/ui/Note';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { from } from '../../theme/media';
import { trackErrors, type TrackValues } from './use-tracking';

interface TrackFormProps {
  /** Initial values; '' when unknown. */
  known: TrackValues;
  /** Error message of the search. */
  failure?: string;
  onAsk: (values: TrackValues) => Promise<Partial<TrackValues> | undefined>;
}

/** Form with the order number and the customer's email. */
export function TrackForm({ known: { orderNumber, email }, failure, onAsk }: TrackFormProps) {
  const { form, attributes } = useShopForm<TrackValues>({
    initialValues: { orderNumber: '', email: '' },
    errorsIn: trackErrors,
    send: onAsk,
  });
  const { setFieldValue } = form;
  useEffect(() => {
    if (orderNumber) void setFieldValue('orderNumber', orderNumber, false);
    if (email) void setFieldValue('email', email, false);
  }, [orderNumber, email, setFieldValue]);
  return (
    <FormikProvider value={form}>
      <Fields {...attributes} aria-label="Sigue tu pedido">
        <FormField
          name="orderNumber"
          label="Número de pedido"
          hint="Por ejemplo SIG-7K2QXM"
          autoComplete="off"
          spellCheck={false}
          keep={(text) => text.slice(0, trackOrderLimits.orderNumber.max)}
          required
        />
        <FormField
          name="email"
          label="Correo de la compra"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          required
        />
        {failure && (
          <Note kind="error" role="alert">
            {failure}
          </Note>
        )}
        <SubmitButton pending={form.isSubmitting}>{form.isSubmitting ? 'Buscando…' : 'Ver mi pedido'}</SubmitButton>
      </Fields>
    </FormikProvider>
  );
}

const Fields = styled.form`
  display: grid;
  align-items: start;
  gap: var(--space-20);
  ${from(600)} {
    grid-template-columns: 1fr 1fr;
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;
