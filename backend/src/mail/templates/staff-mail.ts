import type { Mail } from '../mail-sender.port.js';
import { letterMail, momentInWords } from './letter.js';

interface StaffInvitation {
  /** Id of the mail, because each carries another link. */
  readonly id: string;
  readonly email: string;
  /** Name of the owner who invites. */
  readonly inviter: string;
  /** `taller` or `dueña`. */
  readonly role: string;
  readonly url: string;
}

/** The link with which a person joins the staff. */
export function staffInvitationMail({ id, email, inviter, role, url }: StaffInvitation): Mail {
  return letterMail({
    to: email,
    id: `staff-invitation-${id}`,
    subject: 'Te invitaron al equipo de Sigerist',
    preview: 'El enlace vence en 3 días y sirve una sola vez.',
    greeting: 'Hola:',
    paragraphs: [
      `${inviter} te invitó al equipo de la tienda con el rol ${role}. Abre el enlace, escribe tu nombre y elige una contraseña.`,
      'El enlace vence en 3 días, sirve una sola vez y solo para este correo.',
    ],
    link: { text: 'Entrar al equipo', url },
    note: 'Si no lo esperabas, ignora este correo: sin el enlace nadie entra. No lo reenvíes.',
  });
}

/** Changes of a staff member's login: `[subject, sentence]`. */
const ALERTS = {
  new_device: [
    'Entraron a tu cuenta del equipo en un dispositivo nuevo',
    'Alguien entró a tu cuenta del equipo con tu contraseña, en un dispositivo en el que nunca habías entrado.',
  ],
  password_on_new_device: [
    'Escribieron tu contraseña en un dispositivo nuevo',
    'Alguien escribió tu contraseña del equipo en un dispositivo en el que nunca habías entrado. Sin tu segundo paso (llave o código) no puede abrir el panel.',
  ],
  passkey_added: ['Agregaste una llave de acceso', 'Alguien agregó una llave de acceso a tu cuenta del equipo.'],
  first_passkey_added: [
    'Agregaste una llave de acceso',
    'Alguien agregó la primera llave de acceso a tu cuenta del equipo. Por seguridad cerramos tus sesiones en otros dispositivos: vuelve a entrar en ellos.',
  ],
  first_code_app_added: [
    'Agregaste una app de códigos',
    'Alguien agregó una app de códigos a tu cuenta del equipo. Por seguridad cerramos tus sesiones en otros dispositivos: vuelve a entrar en ellos.',
  ],
  passkey_removed: ['Quitaste una llave de acceso', 'Alguien quitó una llave de acceso de tu cuenta del equipo.'],
  code_app_added: ['Agregaste una app de códigos', 'Alguien agregó una app de códigos a tu cuenta del equipo.'],
  code_app_removed: ['Quitaste la app de códigos', 'Alguien quitó la app de códigos de tu cuenta del equipo.'],
  recovery_codes_renewed: [
    'Pediste códigos de recuperación nuevos',
    'Alguien pidió códigos de recuperación nuevos para tu cuenta del equipo. Los anteriores ya no sirven.',
  ],
  recovery_code_used: [
    'Entraste con un código de recuperación',
    'Alguien entró a tu cuenta del equipo con tu contraseña y un código de recuperación. Ese código ya no sirve.',
  ],
} as const;

export type StaffAlertKind = keyof typeof ALERTS;

interface StaffAlertFacts {
  /** Id of the mail. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly kind: StaffAlertKind;
  /** In words: `Chrome en Android`. */
  readonly device: string;
  readonly at: Date;
}

/** The mail to a staff member about a change of their account. It has no link, because phishing mails imitate such links. */
export function staffAlertMail({ id, email, firstName, kind, device, at }: StaffAlertFacts): Mail {
  const [subject, sentence] = ALERTS[kind];
  return letterMail({
    to: email,
    id: `staff-alert-${id}`,
    subject,
    preview: sentence,
    greeting: `Hola, ${firstName}:`,
    paragraphs: [
      sentence,
      `Fue el ${momentInWords(at)} (hora de Colombia), desde ${device}.`,
      'Si fuiste tú, no tienes que hacer nada.',
      'Si no fuiste tú: entra al panel escribiendo la dirección de siempre, abre «Mi cuenta», cierra tus otras sesiones, quita lo que no reconozcas y cambia tu contraseña. Si ya no puedes entrar, llama a la dueña: ella te quita del equipo y te invita de nuevo, y nadie más queda con tu acceso.',
    ],
    note: 'Este correo no trae enlaces a propósito. Nadie de la tienda te pide nunca tu contraseña ni un código.',
  });
}

interface OwnerChangeFacts {
  readonly to: string;
  /** Id of the mail. */
  readonly id: string;
  readonly name: string;
  readonly personEmail: string;
  /** Whether the person is an owner now. */
  readonly isOwner: boolean;
  /** Name of the owner who decided it. */
  readonly by: string;
  readonly at: Date;
}

/** The mail to an owner about another person who became one, or is one no longer. It has no link, like other mails about logins. */
export function ownerChangeMail({ to, id, name, personEmail, isOwner, by, at }: OwnerChangeFacts): Mail {
  const who = `${name} (${personEmail})`;
  const sentence = isOwner
    ? `${who} ahora es dueña en el panel: la agregó ${by}.`
    : `${who} ya no es dueña en el panel: la retiró ${by}.`;
  return letterMail({
    to,
    id: `owner-change-${id}`,
    subject: isOwner ? 'Hay una dueña nueva en el panel' : 'Una dueña salió del panel',
    preview: sentence,
    greeting: 'Hola:',
    paragraphs: [
      sentence,
      `Fue el ${momentInWords(at)} (hora de Colombia).`,
      isOwner
        ? 'Durante sus primeras 24 horas no puede aprobar cambios de la cuenta del banco ni devoluciones grandes.'
        : 'Durante 24 horas los cambios de la cuenta del banco siguen esperando, y te avisamos si alguien los pide.',
      'Si no lo esperabas, llama hoy mismo a las demás personas del equipo, entra al panel escribiendo la dirección de siempre y cambia tu contraseña.',
    ],
    note: 'Este correo no trae enlaces a propósito. Nadie de la tienda te pide nunca tu contraseña ni un código.',
  });
}
