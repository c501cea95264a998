import { styled } from 'styled-components';
import { object, string } from 'yup';
import { useConfirmAuthenticatorAppMutation } from '../../api/staff.api';
import { tidyCode } from '../../domain/tidy-text';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useFormFailure } from '../../shared/lib/use-form-failure';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { CopyButton } from '../../shared/ui/CopyButton';
import { FormDialog } from '../../shared/ui/FormDialog';
import { FormField } from '../../shared/ui/FormField';

interface AuthenticatorAppDialogProps {
  app: { secret: string; qr: string };
  onAdded: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

const schema = object({
  code: string()
    .transform((text: string) => tidyCode(text).replace(/[ -]/g, ''))
    .matches(/^\d{6}$/, 'Escribe los 6 números de tu app'),
});

/** Adds an authenticator app: its QR code, and a code that the app shows. */
export function AuthenticatorAppDialog({ app, onAdded, onClose }: AuthenticatorAppDialogProps) {
  const [confirm] = useConfirmAuthenticatorAppMutation();
  const { failure, fail, setFailure } = useFormFailure();
  const { form, attributes } = useShopForm({
    initialValues: { code: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async (values) => {
      setFailure(undefined);
      const { data, error } = await confirm({ confirmAuthenticatorAppDto: { secret: app.secret, code: values.code } });
      if (error) return fail(error, values);
      onAdded(data.recoveryCodes);
      return undefined;
    },
  });
  return (
    <FormDialog
      title="App de códigos"
      words="Abre tu app (Google Authenticator, 1Password u otra), lee este código QR y escribe los 6 números que muestra."
      form={form}
      attributes={attributes}
      failure={failure}
      onClose={onClose}
      action="Agregar la app"
      pendingAction="Revisando…"
      isOver={false}
    >
      <Qr src={`data:image/svg+xml,${encodeURIComponent(app.qr)}`} alt="Código QR para tu app" />
      <div>
        <p>¿No puedes leerlo? Escribe esta clave en tu app:</p>
        <Secret translate="no">{app.secret}</Secret>
        <CopyButton what="la clave" text={app.secret} />
      </div>
      <FormField name="code" label="Código de la app" inputMode="numeric" autoComplete="one-time-code" required />
    </FormDialog>
  );
}

const Qr = styled.img`
  width: min(220px, 100%);
  height: auto;
  aspect-ratio: 1;
`;

const Secret = styled.code`
  display: block;
  overflow-wrap: anywhere;
`;
