import { FormikProvider } from 'formik';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { contactErrors, type ContactValues, emptyContact } from '../../domain/contact-schema';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { CheckField } from '../../shared/ui/CheckField';
import { FormField } from '../../shared/ui/FormField';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { TextLink } from '../../shared/ui/TextLink';
import { from } from '../../theme/media';
import { type ChatTab, NO_CHAT, openChatTab } from './chat-tab';
import { ContactResult } from './ContactResult';
import { useSendMessage } from './use-send-message';

interface ContactFormProps {
  /** Less prominent style, for example in the cart. */
  quiet?: boolean;
}

/** Contact form of home page and cart. The message is stored and emailed, then continued in a chat. */
export default function ContactForm({ quiet }: ContactFormProps) {
  const { outcome, hasChat, submit } = useSendMessage();
  const chat = useRef<ChatTab>(NO_CHAT);
  const { form, attributes } = useShopForm<ContactValues>({
    initialValues: emptyContact,
    errorsIn: contactErrors,
    onPress: () => (chat.current = hasChat ? openChatTab() : NO_CHAT),
    send: async (values) => {
      const refused = await submit(values, chat.current);
      if (!refused) form.resetForm();
      return refused;
    },
  });

  return (
    <FormikProvider value={form}>
      <Fields {...attributes} aria-label="Contacto">
        <FormField name="firstName" label="Nombre" autoComplete="given-name" required />
        <FormField name="lastName" label="Apellido" autoComplete="family-name" required />
        <FormField name="email" label="Email" type="email" autoComplete="email" required />
        <FormField name="phone" label="Teléfono" type="tel" autoComplete="tel" required />
        <FormField name="message" label="Mensaje" multiline required />
        <CheckField name="dataConsent" required>
          <span>{'Autorizo a Sigerist a tratar mis datos para responder este mensaje, según la '}</span>
          <TextLink to="/privacidad">política de privacidad</TextLink>
          <span>.</span>
        </CheckField>
        <SubmitButton pending={form.isSubmitting} variant={quiet ? 'secondary' : 'primary'}>
          {form.isSubmitting ? 'Enviando…' : 'Enviar mensaje'}
        </SubmitButton>
        <ContactResult outcome={outcome} />
      </Fields>
    </FormikProvider>
  );
}

const Fields = styled.form`
  display: grid;
  gap: var(--space-20);
  ${from(560)} {
    grid-template-columns: 1fr 1fr;
    > :nth-child(n + 5) {
      grid-column: 1 / -1;
    }
  }
`;
