import { FormikProvider } from 'formik';
import { styled } from 'styled-components';
import { isEmail, phoneProblem } from '../../domain/field-rules';
import { payerFields } from '../../domain/payer-fields';
import { phoneNumberOf } from '../../domain/phone';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { FormField } from '../../shared/ui/FormField';
import { CardPayment, type CardPaymentProps } from './CardPayment';

type Customer = { email: string; name: string; phone: string };

const EMPTY_CUSTOMER: Customer = { email: '', name: '', phone: '' };

/** Card payment with its own customer fields, for pages without a checkout. */
export function CustomerPayment(
  props: Omit<CardPaymentProps, 'customer' | 'onIncomplete' | 'onRefused' | 'incomplete'>,
) {
  const { form, attributes, errors, submit, showRefused, markRefused } = useShopForm<Customer>({
    initialValues: EMPTY_CUSTOMER,
    errorsIn,
  });
  const isComplete = Object.keys(errors).length === 0;
  return (
    <FormikProvider value={form}>
      <Fields {...attributes}>
        <FormField name="email" label="Email" type="email" autoComplete="email" required />
        <FormField name="name" label="Nombre completo" autoComplete="name" required />
        <FormField name="phone" label="Teléfono" type="tel" autoComplete="tel" required />
      </Fields>
      <CardPayment
        {...props}
        customer={isComplete ? toCustomer(form.values) : null}
        incomplete="Completa tus datos para poder pagar."
        onIncomplete={submit}
        onRefused={(fields, isPressed) => (isPressed ? showRefused : markRefused)(payerFields(fields))}
      />
    </FormikProvider>
  );
}

function errorsIn({ email, name, phone }: Customer): Partial<Customer> {
  const wrongPhone = phone.trim() ? phoneProblem(phone) : 'Por favor ingresa tu teléfono';
  return {
    ...(!isEmail(email.trim()) && { email: 'Por favor ingresa tu correo electrónico' }),
    ...(!name.trim() && { name: 'Por favor ingresa tu nombre completo' }),
    ...(wrongPhone && { phone: wrongPhone }),
  };
}

const toCustomer = ({ email, name, phone }: Customer) => ({
  email: email.trim(),
  name: name.trim(),
  phone: phoneNumberOf(phone) ?? phone,
  dataConsent: false,
});

const Fields = styled.form`
  display: grid;
  gap: var(--space-20);
`;
