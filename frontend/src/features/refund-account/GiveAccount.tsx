import { type FormikContextType, FormikProvider } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import {
  type GiveAccountDto,
  type LinkedRefundDto,
  useGetLinkedRefundMutation,
  useGiveRefundAccountMutation,
} from '../../api/refunds.api';
import { dayAndMonth } from '../../domain/day-and-month';
import { ACCOUNT_TYPES, DOCUMENT_TYPES } from '../../domain/refund-account-words';
import { formatCop } from '../../shared/lib/format-cop';
import { tidyCode } from '../../domain/tidy-text';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useFormFailure } from '../../shared/lib/use-form-failure';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { EmptyState } from '../../shared/ui/EmptyState';
import { FormField } from '../../shared/ui/FormField';
import { LinkProblem } from '../../shared/ui/LinkProblem';
import { Note } from '../../shared/ui/Note';
import { SegmentedRadio } from '../../shared/ui/SegmentedRadio';
import { Skeleton } from '../../shared/ui/Skeleton';
import { SubmitButton } from '../../shared/ui/SubmitButton';

type Values = Omit<GiveAccountDto, 'token'>;

const digits = (text: string) => tidyCode(text).replace(/[\s.-]/g, '');

const schema = object({
  bank: string().trim().required('Escribe el banco').max(60, 'El banco puede tener máximo 60 caracteres'),
  number: string().test('digits', 'Escribe el número de cuenta, de 6 a 20 dígitos', (text) =>
    /^\d{6,20}$/.test(digits(text ?? '')),
  ),
  holder: string()
    .trim()
    .required('Escribe el nombre del titular')
    .max(120, 'El nombre puede tener máximo 120 caracteres'),
  document: string().test('document', 'Escribe el número del documento', (text) =>
    /^[\dA-Za-z]{5,20}$/.test(digits(text ?? '')),
  ),
});

/** Form for the bank account of a refund, opened by the mailed link. */
export function GiveAccount({ token }: { token: string }) {
  const [look, { data: refund, error: badLink }] = useGetLinkedRefundMutation();
  const [give, { isSuccess }] = useGiveRefundAccountMutation();
  const { failure, fail, setFailure } = useFormFailure();
  const open = useCallback(() => void look({ refundTokenDto: { token } }), [look, token]);
  useEffect(open, [open]);
  const { form, attributes } = useShopForm<Values>({
    initialValues: { bank: '', type: 'ahorros', number: '', holder: '', documentType: 'CC', document: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async (values) => {
      setFailure(undefined);
      const { error } = await give({ giveAccountDto: { token, ...values } });
      return error && fail(error, values);
    },
  });
  if (badLink) return <LinkProblem title="Este enlace no sirve" error={badLink} onRetry={open} />;
  if (!refund) return <Skeleton height="320px" />;
  if (isSuccess || !refund.needsAccount) return <AccountGiven refund={refund} isNew={isSuccess} />;
  return (
    <FormikProvider value={form}>
      <Form {...attributes}>
        <p>
          <span>{'Vamos a devolverte '}</span>
          <strong>{formatCop(refund.amount)}</strong>
          <span>{' del pedido '}</span>
          <span translate="no">{refund.orderNumber}</span>
          <span>{`, a más tardar el ${dayAndMonth(refund.dueOn)}. Dinos a qué cuenta: usamos estos datos solo para la transferencia y los borramos después.`}</span>
        </p>
        <AccountFields form={form} />
        <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
        <SubmitButton pending={form.isSubmitting}>Enviar mi cuenta</SubmitButton>
      </Form>
    </FormikProvider>
  );
}

interface AccountGivenProps {
  refund: LinkedRefundDto;
  /** The account was sent just now. */
  isNew: boolean;
}

/** Takes the focus after the form, which was longer: the window would show what is below. */
function AccountGiven({ refund: { amount, orderNumber, dueOn }, isNew }: AccountGivenProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) element.current!.focus();
  }, [isNew]);
  return (
    <Given ref={element} tabIndex={-1} role="status">
      <EmptyState title="Ya tenemos tu cuenta">
        <span>{`Te transferimos ${formatCop(amount)} del pedido `}</span>
        <span translate="no">{orderNumber}</span>
        <span>{` a más tardar el ${dayAndMonth(dueOn)}. Borramos tu cuenta apenas esté hecho.`}</span>
      </EmptyState>
    </Given>
  );
}

function AccountFields({ form }: { form: FormikContextType<Values> }) {
  return (
    <>
      <FormField name="bank" label="Banco" required hint="Por ejemplo Bancolombia, Nequi o Daviplata" />
      <SegmentedRadio
        legend="Tipo de cuenta"
        name="type"
        value={form.values.type}
        onChange={(type) => void form.setFieldValue('type', type)}
        options={optionsOf(ACCOUNT_TYPES)}
      />
      <FormField name="number" label="Número de cuenta" inputMode="numeric" autoComplete="off" required />
      <FormField name="holder" label="A nombre de" autoComplete="name" required />
      <SegmentedRadio
        legend="Tipo de documento"
        name="documentType"
        value={form.values.documentType}
        onChange={(documentType) => void form.setFieldValue('documentType', documentType)}
        options={optionsOf(DOCUMENT_TYPES)}
      />
      <FormField name="document" label="Número de documento" autoComplete="off" required />
    </>
  );
}

function optionsOf<Key extends string>(words: Readonly<Record<Key, string>>) {
  return (Object.keys(words) as Key[]).map((value) => ({ value, label: words[value] }));
}

const Given = styled.div`
  &:focus {
    outline: none;
  }
`;

const Form = styled.form`
  display: grid;
  gap: var(--space-20);
`;
