import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';

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
