import type {
  ChatMessageStatus,
  ConversationMessageDto,
  ConversationState,
  ConversationSummaryDto,
  HandoverReason,
} from '../../../api/chatbot.api';

/** Labels of the handover reasons. */
export const HANDOVER_REASONS: Readonly<Record<HandoverReason, string>> = {
  keyword: 'Escribió una palabra de la lista',
  person: 'Pidió una persona',
  anger: 'Está molesto',
  misses: 'El chatbot no le entendió',
  order_problem: 'Tiene un problema con un pedido',
  media: 'Envió una foto, un audio o un archivo',
  location: 'Envió una ubicación',
  contacts: 'Envió un contacto',
  order: 'Hizo un pedido en el catálogo de WhatsApp',
  form: 'Llenó un formulario',
  flood: 'Escribió muchos mensajes seguidos',
  inactive: 'El chatbot estaba inactivo',
  undelivered: 'No le llegó un mensaje',
  unanswered: 'Volvió a escribir y nadie le respondió',
};

/** Labels of the delivery states of the shop's messages. */
export const DELIVERY: Readonly<Record<ChatMessageStatus, string>> = {
  pending: 'Enviando',
  sent: 'Enviado',
  delivered: 'Entregado',
  read: 'Leído',
  failed: 'No se entregó',
};

/** Badge tone per state of a conversation. */
export const STATE_TONES = {
  waiting: 'warning',
  taken: 'brand',
  bot: 'quiet',
} as const satisfies Record<ConversationState, string>;

/** Returns the displayed name of a customer. */
export function customerName({ name, phone, channel }: ConversationSummaryDto): string {
  if (name) return name;
  if (phone) return `+${phone}`;
  return channel === 'web' ? 'Visitante de la página' : 'Cliente de WhatsApp';
}

/** Returns a colleague's name, derived from the email address; `Tú` for the logged-in person. */
export function agentName(email: string, me: string): string {
  if (email === me) return 'Tú';
  const name = email.split('@', 1)[0]!;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the owner of a conversation. */
export function ownerOf({ state, takenBy }: ConversationSummaryDto, me: string): string {
  if (state === 'bot') return 'Bot';
  return takenBy === null ? 'Nadie' : agentName(takenBy, me);
}

/** Returns the author of a message; '' for the customer and for notes. */
export function authorName({ author, agent }: ConversationMessageDto, me: string): string {
  if (author === 'bot') return 'Bot';
  return author === 'agent' ? agentName(agent ?? 'Equipo', me) : '';
}

const MINUTE_MS = 60_000;

/** Formats a duration: 'menos de 1 min', '3 min', '5 h 20 min', '2 d'. */
export function duration(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS));
  if (minutes === 0) return 'menos de 1 min';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** Returns how long a customer has waited for a person; undefined when the conversation is not waiting. */
export function waitingTime({ waitingSince }: ConversationSummaryDto, now: Date): string | undefined {
  return waitingSince === null ? undefined : duration(now.getTime() - new Date(waitingSince).getTime());
}
