import { FormikProvider, useFormik } from 'formik';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CheckField } from '../../shared/ui/CheckField';
import { FormField } from '../../shared/ui/FormField';
import { focusFirst, readControls } from '../../shared/lib/form-controls';
import { useRefusedFields } from '../../shared/lib/use-refused-fields';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { TextLink } from '../../shared/ui/TextLink';
import { from } from '../../theme/media';
import { type ChatTab, NO_CHAT, openChatTab } from './chat-tab';
import { contactErrors, type ContactValues, emptyContact } from '../../domain/contact-schema';
import { ContactOutcome } from './ContactOutcome';
import { useSendMessage } from './use-send-message';

interface ContactFormProps {
  /** Beside something that matters more, as in the cart. */
  quiet?: boolean;
}

/** The contact form of home page and cart: stored and mailed by the shop, then continued in a chat (storefront.md, section 7). */
export default function ContactForm({ quiet }: ContactFormProps) {
  const { outcome, hasChat, submit } = useSendMessage();
  const element = useRef<HTMLFormElement>(null);
  const chat = useRef<ChatTab>(undefined);
  const { refuse, refusedIn } = useRefusedFields<ContactValues>();
  const form = useFormik<ContactValues>({
    initialValues: emptyContact,
    validate: (values) => ({ ...refusedIn(values), ...contactErrors(values) }),
    onSubmit: async (values, { resetForm, setErrors }) => {
      const refused = await submit(values, chat.current!);
      if (!refused) return resetForm();
      refuse(values, refused);
      setErrors(refused);
      focusFirst(element.current!, refused);
    },
  });
  useTypedBefore(element, form.setValues);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isSubmitting) return;
    const errors = contactErrors(form.values);
    if (Object.keys(errors).length > 0) focusFirst(element.current!, errors);
    else chat.current = hasChat ? openChatTab() : NO_CHAT;
    void form.submitForm();
  };

  return (
    <FormikProvider value={form}>
      {/* Until this code runs, a press of the button must not put the person's data into an address. */}
      <Fields ref={element} method="post" noValidate onSubmit={onSubmit} aria-label="Contacto">
        <FormField name="firstName" label="Nombre" autoComplete="given-name" required />
        <FormField name="lastName" label="Apellido" autoComplete="family-name" required />
        <FormField name="email" label="Email" type="email" autoComplete="email" required />
        <FormField name="phone" label="Teléfono" type="tel" autoComplete="tel" required />
        <FormField name="message" label="Mensaje" multiline required />
        <CheckField name="dataConsent" required>
          Autorizo a Sigerist a tratar mis datos para responder este mensaje, según la{' '}
          <TextLink to="/privacidad">política de privacidad</TextLink>.
        </CheckField>
        <SubmitButton pending={form.isSubmitting} variant={quiet ? 'secondary' : 'primary'}>
          {form.isSubmitting ? 'Enviando…' : 'Enviar mensaje'}
        </SubmitButton>
        <ContactOutcome outcome={outcome} />
      </Fields>
    </FormikProvider>
  );
}

/** Someone may have begun to write in the server's page, before this code arrived: nothing typed is lost. */
function useTypedBefore(
  element: RefObject<HTMLFormElement | null>,
  setValues: (values: ContactValues) => unknown,
): void {
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const found = readControls(element.current!);
    if (Object.values(found).some(Boolean)) setValues({ ...emptyContact, ...found });
  }, [element, setValues]);
}

const Fields = styled.form`
  display: grid;
  gap: var(--space-5);
  ${from(560)} {
    grid-template-columns: 1fr 1fr;
    > :nth-child(n + 5) {
      grid-column: 1 / -1;
    }
  }
`;
