import type { ChatMessage, MessageFailure } from '../../domain/chat-message.js';

const FAILURES: Record<MessageFailure, string> = {
  window_closed: 'Pasaron más de 24 horas desde su último mensaje: WhatsApp ya no deja responder aquí.',
  undeliverable: 'WhatsApp no puede entregarle mensajes a esta persona.',
  too_fast: 'WhatsApp recibió demasiados mensajes seguidos.',
  unauthorised: 'WhatsApp rechazó la cuenta de la tienda: revisa el token de acceso.',
  unpaid: 'La cuenta de WhatsApp no tiene un medio de pago: revísalo en WhatsApp Manager.',
  refused: 'WhatsApp rechazó el mensaje.',
  unavailable: 'WhatsApp no respondió.',
  stopped: 'No se envió: esta persona pidió no recibir más mensajes.',
  cancelled: 'No se envió: una persona tomó la conversación antes.',
  undelivered: 'WhatsApp no entregó el mensaje.',
};

/** Why a message was not sent or not delivered, for staff; null when nothing went wrong. */
export function failureInWords({ failure, errorCode }: ChatMessage): string | null {
  if (!failure) return null;
  return errorCode === null ? FAILURES[failure] : `${FAILURES[failure]} (código ${errorCode})`;
}
