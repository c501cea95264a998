import { FormikProvider } from 'formik';
import { object, string } from 'yup';
import { useAcceptLinkedInvitationMutation, useGetLinkedInvitationQuery } from '../../api/staff.api';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { FormField } from '../../shared/ui/FormField';
import { LinkProblem } from '../../shared/ui/LinkProblem';
import { Note } from '../../shared/ui/Note';
import { Skeleton } from '../../shared/ui/Skeleton';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { newPassword, PASSWORD_HINT } from './account-rules';
import { Fields, Username } from './form-parts';
import { PasswordField } from './PasswordField';
import { useFailure } from './use-failure';

const ROLES = {
  taller: 'el taller: pedidos, fotos y conversaciones',
  contador: 'contabilidad: ver el dinero',
  duena: 'dueña: todo el panel',
};

const schema = object({ name: string().trim().required('El nombre es obligatorio').max(120), password: newPassword });

/** The form of a mailed invitation to the staff. */
export function InvitationForm({ token, onJoined }: { token: string; onJoined: () => void }) {
  const { data, error, refetch } = useGetLinkedInvitationQuery({ invitationTokenDto: { token } });
  const [accept] = useAcceptLinkedInvitationMutation();
  const { failure, fail, forget } = useFailure('No pudimos crear tu cuenta. Inténtalo de nuevo.');
  const { form, attributes } = useShopForm({
    initialValues: { name: '', password: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async (values) => {
      forget();
      const { error: refused } = await accept({ acceptLinkedInvitationDto: { token, ...values } });
      if (refused) return fail(refused);
      onJoined();
      return undefined;
    },
  });
  if (error && !data)
    return <LinkProblem title="Esta invitación no sirve" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="260px" />;
  return (
    <FormikProvider value={form}>
      <Fields {...attributes} aria-label="Entrar al equipo">
        <p>
          <span>{'Entras como '}</span>
          <strong translate="no">{data.email}</strong>
          <span>{` con el rol de ${ROLES[data.role]}.`}</span>
        </p>
        <Username value={data.email} />
        <FormField name="name" label="Tu nombre y apellido" autoComplete="name" required />
        <PasswordField name="password" label="Contraseña" autoComplete="new-password" hint={PASSWORD_HINT} />
        <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
        <SubmitButton pending={form.isSubmitting}>{form.isSubmitting ? 'Entrando…' : 'Entrar al equipo'}</SubmitButton>
      </Fields>
    </FormikProvider>
  );
}
