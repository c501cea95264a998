import { openingInWords } from './business-hours.js';
import type { HandoverReason } from './reply.js';

/** Sentences for customers about who answers and when. `opening` is null during business hours. */
export function personAnswers(opening: Date | null, now: Date): string {
  return opening
    ? `Te respondemos ${openingInWords(opening, now)}, por este mismo chat.`
    : 'Una persona del equipo te responde en un momento, por este mismo chat.';
}

export function absence(opening: Date, now: Date): string {
  return `En este momento no hay nadie del equipo. Si necesitas hablar con una persona, te respondemos ${openingInWords(opening, now)}`;
}

export const MEDIA_INTRODUCTION = 'Por aquí no puedo ver fotos ni escuchar audios.';

export const STOPPED =
  'Listo, no te escribimos más por aquí. Si quieres volver a hablar con nosotros, escríbenos «seguir».';

export const TOO_MANY_MESSAGES =
  'Recibimos muchos mensajes tuyos seguidos. Los guardamos todos; en unos minutos te seguimos respondiendo.';

const REASONS: Record<HandoverReason, string> = {
  keyword: 'escribió una palabra de transferencia',
  person: 'pidió hablar con una persona',
  anger: 'está molesto',
  misses: 'el bot no entendió dos veces seguidas',
  order_problem: 'tiene un problema con un pedido',
  media: 'envió una foto, un audio o un archivo',
  inactive: 'el bot está apagado',
  undelivered: 'WhatsApp no entregó una respuesta',
};

/** Why a conversation waits, for staff. */
export function reasonInWords(reason: HandoverReason): string {
  return REASONS[reason];
}
