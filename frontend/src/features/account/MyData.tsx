import { FormikProvider } from 'formik';
import { styled } from 'styled-components';
import { type AccountDto, useChangeAccountMutation } from '../../api/identity.api';
import { formatPhone } from '../../domain/phone';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { useToast } from '../../shared/state/use-toast';
import { CheckField } from '../../shared/ui/CheckField';
import { FormField } from '../../shared/ui/FormField';
import { EditInPlace } from './EditInPlace';
import { Fields } from './form-parts';
import { fromAccount, myDataErrors, type MyDataValues, toChange } from './my-data-schema';
import { SaveOrCancel } from './SaveOrCancel';
import { useFailure } from './use-failure';

/** The person's data, and the form that changes them. */
export function MyData({ account }: { account: AccountDto }) {
  const rows = [
    ['Nombre', account.name, true],
    ['Email', account.email, true],
    ['Celular', account.phone ? formatPhone(account.phone) : 'Sin celular', account.phone],
    ['Dirección', account.shippingAddress ?? 'Sin dirección', account.shippingAddress],
    ['Novedades por correo', account.acceptsMarketing ? 'Sí' : 'No', false],
  ] as const;
  return (
    <EditInPlace
      title="Mis datos"
      action="Cambiar mis datos"
      form={(close) => <MyDataForm account={account} onClose={close} />}
    >
      <Rows>
        {rows.map(([label, value, isOwn]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate={isOwn ? 'no' : undefined}>{value}</dd>
          </div>
        ))}
      </Rows>
    </EditInPlace>
  );
}

const Rows = styled.dl`
  display: grid;
  gap: var(--space-12);
  dt {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

interface MyDataFormProps {
  account: AccountDto;
  onClose: () => void;
}

/** Changes name, phone, address and the consent to marketing. */
function MyDataForm({ account, onClose }: MyDataFormProps) {
  const showToast = useToast();
  const [change] = useChangeAccountMutation();
  const { failure, fail, forget } = useFailure('No pudimos guardar tus datos. Inténtalo de nuevo.');
  const { form, attributes } = useShopForm<MyDataValues>({
    initialValues: fromAccount(account),
    errorsIn: myDataErrors,
    send: async (values) => {
      forget();
      const { error } = await change({ changeAccountDto: toChange(values) });
      if (error) return fail(error);
      showToast({ kind: 'success', title: 'Datos guardados' });
      onClose();
      return undefined;
    },
  });
  return (
    <FormikProvider value={form}>
      <Fields {...attributes} aria-label="Mis datos">
        <FormField name="name" label="Nombre y apellido" autoComplete="name" required />
        <FormField name="phone" label="Celular" type="tel" autoComplete="tel" />
        <FormField name="shippingAddress" label="Dirección completa" autoComplete="street-address" multiline />
        <CheckField name="acceptsMarketing">Quiero recibir novedades y descuentos por correo</CheckField>
        <SaveOrCancel pending={form.isSubmitting} failure={failure} onCancel={onClose} />
      </Fields>
    </FormikProvider>
  );
}
