import type { Mail } from '../mail-sender.port.js';
import { letterMail, momentInWords } from './letter.js';
import { greetingOf } from './greeting.js';

/**
 * `photo` asks the customer for an answer; `goes_on` announces that the order continues without one. Queued jobs and the ids of sent mails
 * contain these values, so they do not change.
 */
export type FinishedPhotoMailKind = 'photo' | 'goes_on';

export interface FinishedPhotoMailFacts {
  readonly to: string;
  readonly photoId: string;
  /** The customer's name. */
  readonly name: string;
  readonly number: string;
  readonly kind: FinishedPhotoMailKind;
  readonly answerBy: Date;
  /** Page with the photo, without a login. */
  readonly url: string;
}

/** Mail to the customer about the photo of the finished order. */
export function finishedPhotoMail({ to, photoId, name, number, kind, answerBy, url }: FinishedPhotoMailFacts): Mail {
  const id = `finished-photo-${photoId}-${kind}`;
  const greeting = greetingOf(name.split(/\s+/)[0] ?? '');
  const link = { text: 'Ver la foto', url };
  if (kind === 'goes_on')
    return letterMail({
      to,
      id,
      greeting,
      link,
      subject: `Seguimos con tu pedido ${number}`,
      preview: 'No alcanzamos a leer tu respuesta sobre la foto.',
      paragraphs: [
        `Te enviamos la foto de tu pedido ${number} y no recibimos respuesta, así que seguimos con el envío para que te llegue a tiempo.`,
        'Si ves un error, todavía puedes decirnos en el mismo enlace: si el paquete no ha salido, lo arreglamos antes de enviarlo.',
      ],
      note: '¿Te encanta? También nos alegra saberlo.',
    });
  return letterMail({
    to,
    id,
    greeting,
    link,
    subject: `Mira cómo quedó tu pedido ${number}`,
    preview: 'Una foto de tu pedido, antes de empacarlo.',
    paragraphs: [
      `Terminamos tu pedido ${number} y le tomamos una foto antes de empacarlo. Mírala con calma: el nombre letra por letra, los hilos y el motivo.`,
      'Si te encanta, dinos y lo enviamos. Si ves un error, cuéntanos qué es y lo arreglamos antes de enviarlo.',
      `Si no nos respondes antes del ${momentInWords(answerBy)}, seguimos con el envío.`,
    ],
    note: 'El enlace es solo para tu familia y abre sin contraseña. No lo publiques: muestra el nombre de tu bebé.',
  });
}

export interface PhotoErrorMailFacts {
  readonly to: string;
  readonly photoId: string;
  readonly number: string;
  /** The customer's words; '' for none, null when only the page of the order may show them. */
  readonly comment: string | null;
  /** Page of the order for the staff. */
  readonly panelUrl: string;
}

/** Mail to the shop: a customer saw an error on the photo, and the parcel waits. */
export function photoErrorMail({ to, photoId, number, comment, panelUrl }: PhotoErrorMailFacts): Mail {
  return letterMail({
    to,
    id: `finished-photo-${photoId}-error`,
    subject: `Hay un error en la foto de ${number}`,
    preview: comment || (comment === null ? 'Mira el pedido.' : 'La familia no escribió qué es.'),
    greeting: `La familia de ${number} vio un error en la foto.`,
    paragraphs: [
      commentInWords(comment),
      'El pedido no se puede enviar hasta que lo resuelvan: con otra foto, o con una nota.',
    ],
    link: { text: 'Ver el pedido', url: panelUrl },
    note: 'Este aviso llega una vez por cada foto.',
  });
}

function commentInWords(comment: string | null): string {
  if (comment === null) return 'Lee en el pedido lo que dice.';
  return comment ? `Dice: «${comment}»` : 'No escribió qué es: pregúntale.';
}
