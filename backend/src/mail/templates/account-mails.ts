import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';
import { greetingOf } from './reads-as-link.js';

/** Whom a mail about an account is for. */
export interface MailRecipient {
  /** Of the account. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

/** After registering. */
export function welcomeMail(person: MailRecipient & { readonly publicUrl: string; readonly confirmUrl: string }): Mail {
  const { id, email, firstName, publicUrl, confirmUrl } = person;
  return letterMail({
    to: email,
    id: `welcome-${id}`,
    subject: 'Te damos la bienvenida a Sigerist',
    preview: 'Tu cuenta está lista.',
    greeting: greetingOf(firstName),
    paragraphs: [
      'Tu cuenta está lista. Con ella guardamos tus datos de envío y encuentras tus pedidos en un solo lugar.',
      'Confirma tu correo desde el celular o computador en el que creaste la cuenta; el enlace sirve 30 días. Así, si algún día olvidas la contraseña, conservas tus datos y tus pedidos.',
      'Cada pieza se borda a mano en Medellín, con el nombre que tú elijas.',
    ],
    link: { text: 'Confirmar mi correo', url: confirmUrl },
    furtherLink: { text: 'Ver los productos', url: `${publicUrl}/productos` },
    note: 'Si no creaste esta cuenta, no confirmes el correo: responde a este mensaje y la borramos.',
  });
}

/** After asking for a new password; the id is of the mail, because each carries another code and link. */
export function resetCodeMail(reset: MailRecipient & { readonly code: string; readonly url: string }): Mail {
  const { id, email, firstName, code, url } = reset;
  return letterMail({
    to: email,
    id: `reset-code-${id}`,
    subject: 'Tu código para cambiar la contraseña',
    preview: 'Vencen en 15 minutos.',
    greeting: greetingOf(firstName),
    paragraphs: [
      'Para elegir una contraseña nueva, abre el enlace o escribe este código en la página. Los dos vencen en 15 minutos y sirven una sola vez.',
      'Si te llegaron varios de estos correos, usa el código del más reciente o el enlace de cualquiera de ellos.',
    ],
    code,
    link: { text: 'Elegir contraseña nueva', url },
    note: 'Si no lo pediste, ignora este correo: tu contraseña sigue siendo la misma. Nunca te pediremos este código ni este enlace por teléfono ni por WhatsApp.',
  });
}

/** After the password was changed, whichever way. */
export function passwordChangedMail(
  person: MailRecipient & { readonly publicUrl: string; /** Of the credentials. */ readonly version: number },
): Mail {
  const { id, email, firstName, publicUrl, version } = person;
  return letterMail({
    to: email,
    id: `password-changed-${id}-${version}`,
    subject: 'Cambiaste tu contraseña',
    preview: 'Cerramos tus demás sesiones.',
    greeting: greetingOf(firstName),
    paragraphs: ['La contraseña de tu cuenta cambió, y por seguridad cerramos las demás sesiones.'],
    link: { text: 'Recuperar mi cuenta', url: `${publicUrl}/forgot-password` },
    note: 'Si fuiste tú, no tienes que hacer nada. Si no, recupera tu cuenta con el botón y escríbenos.',
  });
}

/** After the account was deleted. */
export function accountDeletedMail({ id, email, firstName }: MailRecipient): Mail {
  return letterMail({
    to: email,
    id: `account-deleted-${id}`,
    subject: 'Borramos tu cuenta',
    preview: 'Tus datos ya no están con nosotros.',
    greeting: greetingOf(firstName),
    paragraphs: ['Como lo pediste, borramos tu cuenta y los datos que guardaba. Puedes crear otra cuando quieras.'],
    note: 'Si no lo pediste, responde a este correo cuanto antes.',
  });
}
