import { useState } from 'react';
import { object, string } from 'yup';
import { hasCode } from '../../api/api-error';
import { type StaffMemberDto, useInviteStaffMutation } from '../../api/staff.api';
import { isEmail } from '../../domain/field-rules';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useConfirmedIdentity } from '../../shared/lib/use-confirmed-identity';
import { useFormFailure } from '../../shared/lib/use-form-failure';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { useToast } from '../../shared/state/use-toast';
import { FormDialog } from '../../shared/ui/FormDialog';
import { FormField } from '../../shared/ui/FormField';
import { SegmentedRadio } from '../../shared/ui/SegmentedRadio';
import { ROLE_HINTS, ROLE_OPTIONS } from './role-words';

const WRONG_EMAIL = 'Escribe un correo válido';
const schema = object({ email: string().trim().required(WRONG_EMAIL).test('email', WRONG_EMAIL, isEmail) });

/** Invites a person by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const showToast = useToast();
  const [invite] = useInviteStaffMutation();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const [role, setRole] = useState<StaffMemberDto['role']>('taller');
  const { failure, fail, setFailure } = useFormFailure();
  const { form, attributes } = useShopForm({
    initialValues: { email: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async (values) => {
      const email = values.email.trim();
      setFailure(undefined);
      const { error } = await withConfirmedIdentity(() => invite({ inviteStaffDto: { email, role } }));
      // The person closed the question for the password.
      if (hasCode(error, 'auth.password_again')) return {};
      if (error) return fail(error, values);
      showToast({ kind: 'success', title: 'Invitación enviada', text: `A ${email} le llega un correo.` });
      onClose();
      return undefined;
    },
  });
  return (
    <>
      <FormDialog
        title="Invitar a una persona"
        words="Le llega un correo con un enlace que vence en 3 días y sirve una sola vez."
        form={form}
        attributes={attributes}
        failure={failure}
        onClose={onClose}
        action="Enviar la invitación"
        pendingAction="Enviando…"
        isOver={false}
      >
        <FormField name="email" label="Correo" type="email" autoComplete="off" required />
        <SegmentedRadio
          legend="Rol"
          name="role"
          value={role}
          onChange={setRole}
          options={ROLE_OPTIONS}
          description={ROLE_HINTS[role]}
          centred
        />
      </FormDialog>
      {confirmDialog}
    </>
  );
}
