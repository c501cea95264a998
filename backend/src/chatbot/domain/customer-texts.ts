import { openingInWords } from './business-hours.js';
import type { HandoverReason } from './reply.js';

/** Announces to customers that a person answers, and when. `opening` is null during business hours. */
export function personAnswers(opening: Date | null, now: Date): string {
  return opening
    ? `Te respondemos ${openingInWords(opening, now)}, por este mismo chat.`
    : 'Una persona del equipo te responde en un momento, por este mismo chat.';
}

export function absence(opening: Date, now: Date): string {
  return `En este momento no hay nadie del equipo. Si necesitas hablar con una persona, te respondemos ${openingInWords(opening, now)}`;
}

export const MEDIA_INTRODUCTION = 'Por aquí no puedo ver fotos, escuchar audios ni abrir archivos.';

/** What the bot says before a person takes over a message that is no text. */
export const INTRODUCTIONS = {
  media: MEDIA_INTRODUCTION,
  location: 'Gracias, recibimos tu ubicación.',
  contacts: 'Gracias, recibimos el contacto.',
  order: 'Gracias, recibimos tu pedido del catálogo.',
  form: 'Gracias, recibimos tus respuestas.',
} as const;

/** Staff cannot read such a message either, so the bot asks for a text. */
export const UNKNOWN_KIND = 'Ese tipo de mensaje no lo podemos ver por aquí. ¿Nos lo escribes en un mensaje de texto?';

export const TOO_MANY_MESSAGES = 'Recibimos muchos mensajes tuyos seguidos; los guardamos todos.';

const REASONS: Record<HandoverReason, string> = {
  keyword: 'escribió una palabra de transferencia',
  person: 'pidió hablar con una persona',
  anger: 'está molesto',
  misses: 'el bot no entendió dos veces seguidas',
  order_problem: 'tiene un problema con un pedido',
  media: 'envió una foto, un audio o un archivo',
  location: 'envió una ubicación',
  contacts: 'envió un contacto',
  order: 'hizo un pedido en el catálogo de WhatsApp',
  form: 'llenó un formulario',
  flood: 'escribió muchos mensajes seguidos',
  inactive: 'el bot está apagado',
  undelivered: 'WhatsApp no entregó una respuesta',
  unanswered: 'volvió a escribir y nadie le ha respondido',
};

/** Why a conversation waits, for staff. */
export function reasonInWords(reason: HandoverReason): string {
  return REASONS[reason];
}
