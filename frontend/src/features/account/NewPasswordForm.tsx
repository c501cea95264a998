import { FormikProvider } from 'formik';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { Button } from '../../shared/ui/Button';
import { FormField } from '../../shared/ui/FormField';
import { Note } from '../../shared/ui/Note';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { PASSWORD_HINT } from './account-rules';
import { Fields, Username } from './form-parts';
import { PasswordField } from './PasswordField';
import { keepCode, resetErrors, type ResetValues } from './reset-schema';
import { SendAgain } from './SendAgain';

interface NewPasswordFormProps {
  /** Email address of the code, and when it was sent (milliseconds since 1970). */
  sent: { email: string; at: number };
  failure?: string;
  onSubmit: (values: ResetValues) => Promise<Record<string, string> | undefined>;
  /** Resolves to the errors, or undefined when the code was sent. */
  onSendAgain: () => Promise<object | undefined>;
  onBack: () => void;
}

/** Second step of a password reset: the emailed code and the new password. */
export function NewPasswordForm({ sent, failure, onSubmit, onSendAgain, onBack }: NewPasswordFormProps) {
  const { form, attributes } = useShopForm<ResetValues>({
    initialValues: { code: '', newPassword: '', confirmPassword: '' },
    errorsIn: resetErrors,
    send: onSubmit,
  });
  const code = useRef<HTMLInputElement>(null);
  const sendAgain = async () => {
    if (await onSendAgain()) return;
    // A new code invalidates the old one, and the pressed button is hidden for a minute.
    await form.setFieldValue('code', '');
    await form.setFieldTouched('code', false, false);
    code.current!.focus();
  };
  return (
    <FormikProvider value={form}>
      <Fields {...attributes} aria-label="Escribe el código">
        <Note kind="info">El código vence en 15 minutos.</Note>
        <Username value={sent.email} />
        <Code>
          <FormField
            name="code"
            label="Código"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="000000"
            keep={keepCode}
            ref={code}
            required
          />
        </Code>
        <PasswordField name="newPassword" label="Nueva contraseña" autoComplete="new-password" hint={PASSWORD_HINT} />
        <PasswordField
          name="confirmPassword"
          label="Confirmar contraseña"
          autoComplete="new-password"
          what="confirmación"
        />
        {failure && <Note kind="error">{failure}</Note>}
        <SubmitButton pending={form.isSubmitting}>
          {form.isSubmitting ? 'Actualizando...' : 'Cambiar contraseña'}
        </SubmitButton>
        <Button variant="secondary" full onClick={onBack}>
          Volver
        </Button>
        <SendAgain sentAt={sent.at} onSend={sendAgain} />
      </Fields>
    </FormikProvider>
  );
}

const Code = styled.div`
  input {
    padding-left: calc(var(--space-14) + 0.42em);
    font-size: 1.75rem;
    font-weight: 600;
    letter-spacing: 0.42em;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  input::placeholder {
    color: var(--text-placeholder);
  }
`;
