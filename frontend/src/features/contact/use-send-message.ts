import { useState } from 'react';
import { fieldErrors, serverMessage } from '../../api/api-error';
import { useSendContactMessageMutation } from '../../api/contact.api';
import { cleanContact, type ContactErrors, type ContactValues } from '../../domain/contact-schema';
import { useWhatsappLink } from '../../shared/lib/use-settings';
import { useToast } from '../../shared/state/use-toast';
import type { ChatTab } from './chat-tab';

/** Duration of the success toast. */
const SUCCESS_MS = 3000;
const FAILURE = 'No se pudo enviar el mensaje. Inténtalo de nuevo.';
const TOO_MANY = 429;

export type Outcome =
  | { kind: 'sent'; chatUrl: string | undefined; chatOpened: boolean }
  | { kind: 'failed'; reason: string }
  | undefined;

/** Sends the message, opens the chat when the shop has a WhatsApp number, and stores the result for the form. */
export function useSendMessage() {
  const showToast = useToast();
  const [send] = useSendContactMessageMutation();
  const [outcome, setOutcome] = useState<Outcome>();
  const chatLink = useWhatsappLink();

  /** Resolves to the server's errors per field, or undefined on success. */
  const submit = async (values: ContactValues, chat: ChatTab): Promise<ContactErrors | undefined> => {
    setOutcome(undefined);
    const contactMessageDto = cleanContact(values);
    const { error } = await send({ contactMessageDto });
    if (error) {
      chat.close();
      const tooMany = 'status' in error && error.status === TOO_MANY;
      setOutcome({ kind: 'failed', reason: tooMany ? serverMessage(error, FAILURE) : FAILURE });
      showToast({ kind: 'error', title: 'Error', text: FAILURE });
      return fieldErrors(error);
    }
    const chatUrl = chatLink(contactMessageDto.message);
    setOutcome({ kind: 'sent', chatUrl, chatOpened: chatUrl !== undefined && chat.show(chatUrl) });
    showToast({
      kind: 'success',
      title: 'Mensaje enviado',
      text: 'Tu mensaje se ha enviado correctamente',
      duration: SUCCESS_MS,
    });
    return undefined;
  };

  return { outcome, hasChat: chatLink() !== undefined, submit };
}
