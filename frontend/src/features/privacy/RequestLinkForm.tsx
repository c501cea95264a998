import { FormikProvider } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { fieldErrors, serverMessage } from '../../api/api-error';
import { useRequestPersonalDataMutation } from '../../api/privacy.api';
import { isEmail } from '../../domain/field-rules';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { FormField } from '../../shared/ui/FormField';
import { Note } from '../../shared/ui/Note';
import { SubmitButton } from '../../shared/ui/SubmitButton';

const WRONG_EMAIL = 'Escribe un correo válido, por ejemplo laura@correo.com';

const schema = object({ email: string().trim().required(WRONG_EMAIL).test('email', WRONG_EMAIL, isEmail) });

/** Form that requests the link by mail. The answer does not reveal whether the shop has data of the email. */
export function RequestLinkForm() {
  const [request] = useRequestPersonalDataMutation();
  const [answer, setAnswer] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { form, attributes } = useShopForm({
    initialValues: { email: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async ({ email }) => {
      setFailure(undefined);
      const { data, error } = await request({ privacyRequestDto: { email: email.trim() } });
      setAnswer(data?.message);
      if (!error) return undefined;
      const refused = fieldErrors(error);
      if (Object.keys(refused).length === 0)
        setFailure(serverMessage(error, 'No pudimos enviar el enlace. Inténtalo de nuevo.'));
      return refused;
    },
  });
  return (
    <FormikProvider value={form}>
      <Fields {...attributes} aria-label="Pide tu enlace">
        <FormField
          name="email"
          label="Correo"
          hint="El que usaste al comprar o al escribirnos"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          required
        />
        <div role="status">{answer && <Note kind="success">{answer}</Note>}</div>
        {failure && (
          <Note kind="error" role="alert">
            {failure}
          </Note>
        )}
        <SubmitButton pending={form.isSubmitting}>
          {form.isSubmitting ? 'Enviando…' : 'Enviarme el enlace'}
        </SubmitButton>
      </Fields>
    </FormikProvider>
  );
}

const Fields = styled.form`
  display: grid;
  gap: var(--space-20);
`;
