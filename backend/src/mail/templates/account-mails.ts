import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';
import { greetingOf } from './greeting.js';

/** The recipient of a mail about an account. */
export interface MailRecipient {
  /** Id of the account. */
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
      'Bordamos a mano en Medellín, con el nombre que escojas.',
    ],
    link: { text: 'Confirmar mi correo', url: confirmUrl },
    furtherLink: { text: 'Ver los productos', url: `${publicUrl}/productos` },
    note: 'Si no creaste esta cuenta, no confirmes el correo: responde a este mensaje y la borramos.',
  });
}

/** Mail after a request for a new password; the id is of the mail, because each carries another code and link. */
export function resetCodeMail(reset: MailRecipient & { readonly code: string; readonly url: string }): Mail {
  const { id, email, firstName, code, url } = reset;
  return letterMail({
    to: email,
    id: `reset-code-${id}`,
    subject: 'Tu código para cambiar la contraseña',
    preview: 'El código y el enlace vencen en 15 minutos.',
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

/** Mail after every change of the password. */
export function passwordChangedMail(
  person: MailRecipient & { readonly publicUrl: string; /** Version of the credentials. */ readonly version: number },
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

/** Data that remain after an account was deleted. */
export interface KeptData {
  /** Numbers of the orders that are in progress or whose rights still run. */
  readonly keptOrders: readonly string[];
  /** Number of payments that the bank may still approve or that staff must review. */
  readonly keptPayments: number;
  /** Number of conversations that staff have not ended. */
  readonly keptConversations: number;
  /** False: orders without the account and messages under its email may be another person's and stay. */
  readonly isEmailProven: boolean;
}

/** Sent after an account was deleted: lists the remaining data and when they are erased. */
export function accountDeletedMail(person: MailRecipient & KeptData & { readonly publicUrl: string }): Mail {
  const { id, email, firstName, keptOrders, keptPayments, keptConversations, isEmailProven, publicUrl } = person;
  const isAllErased = keptOrders.length + keptPayments + keptConversations === 0 && isEmailProven;
  return letterMail({
    to: email,
    id: `account-deleted-${id}`,
    subject: 'Borramos tu cuenta',
    preview: isAllErased ? 'Y los datos que guardaba.' : 'Te contamos qué datos conservamos y hasta cuándo.',
    greeting: greetingOf(firstName),
    paragraphs: [
      'Como lo pediste, borramos tu cuenta y los datos que guardaba. Puedes crear otra cuando quieras.',
      'De cada pedido que se pagó quedan el número, las fechas y los valores. Como soporte contable, la ley nos pide guardar diez años quién compró, la referencia del banco, la guía y los comprobantes: solo los ve quien lleva las cuentas.',
      ...(keptOrders.length > 0 ? [keptOrdersText(keptOrders)] : []),
      ...(keptPayments > 0
        ? [
            'Si el banco aún puede aprobar un pago tuyo, sus datos se quedan una semana como máximo; si lo aprueba, será un pedido y te lo enviaremos. Si estamos revisando un pago, se quedan hasta que te respondamos.',
          ]
        : []),
      ...(keptConversations > 0
        ? ['La conversación que estamos atendiendo se queda hasta que termine. Después puedes borrarla con el enlace.']
        : []),
      ...(isEmailProven
        ? []
        : [
            'Como este correo no se confirmó en la cuenta, no borramos los pedidos que se hicieron sin ella ni los mensajes que nos llegaron de este correo. Puedes verlos y borrarlos con el enlace.',
          ]),
    ],
    ...((!isEmailProven || keptConversations > 0) && {
      link: { text: 'Ver o borrar mis datos', url: `${publicUrl}/mis-datos` },
    }),
    note: 'Si no lo pediste, responde este correo cuanto antes.',
  });
}

/** A longer list would make the email unreadable; one person rarely has more. */
const MAX_LISTED = 20;

function keptOrdersText(numbers: readonly string[]): string {
  const others = numbers.length - MAX_LISTED;
  const list = numbers.slice(0, MAX_LISTED).join(', ') + (others > 0 ? ` y ${others} más` : '');
  const [which, what] =
    numbers.length === 1
      ? [`Los datos del pedido ${numbers[0]} se guardan`, 'entregarlo']
      : [`Los datos de los pedidos ${list} se guardan`, 'entregarlos'];
  return `${which} aparte: ya no salen en listas ni en búsquedas. Los necesitamos para ${what} y mientras corran la garantía (6 meses desde la entrega), el retracto o un reclamo del pago al banco (4 meses). Cuando termine el último plazo los borramos: no tienes que pedirlo otra vez.`;
}
