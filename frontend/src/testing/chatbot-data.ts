import type {
  ChatbotStatusDto,
  ConversationDto,
  ConversationMessageDto,
  ConversationCustomerDto,
  MissDto,
} from '../api/chatbot.api';

/** Email of the logged-in member of staff. */
export const STAFF_EMAIL = 'laura@correo.com';

export function aStatus(changes: Partial<ChatbotStatusDto> = {}): ChatbotStatusDto {
  return {
    isActive: true,
    isBusinessHours: true,
    nextOpening: null,
    waiting: 0,
    config: { businessHours: { start: '09:00', end: '18:00' }, autoTransferKeywords: ['asesor', 'reclamo'] },
    webhook: { url: 'https://sigerist.co/api/chatbot/webhook', verifyToken: 'Yw3kq8VtM1c7ZsN0' },
    messaging: { connected: true, repliesThisMonth: 212, freeReplies: 1_000, undelivered: 0, warning: null },
    ...changes,
  };
}

export function aMiss(changes: Partial<MissDto> = {}): MissDto {
  return {
    id: '11111111-35a2-4d39-8c8b-1a39a2b1f0de',
    question: '¿hacen mochilas para gemelos?',
    count: 3,
    lastAt: '2026-11-23T15:00:00.000Z',
    ...changes,
  };
}

let made = 0;

export function aChatMessage(changes: Partial<ConversationMessageDto> = {}): ConversationMessageDto {
  made += 1;
  return {
    id: `message-${made}`,
    author: 'customer',
    agent: null,
    text: '¿me ayudan con mi pedido?',
    sentAt: '2026-11-23T15:00:00.000Z',
    quoted: null,
    edited: null,
    deleted: null,
    location: null,
    contacts: [],
    referral: null,
    orderLines: [],
    product: null,
    form: [],
    status: null,
    failure: null,
    ...changes,
  };
}

/** A conversation, by default waiting for a person. */
export function aConversation(changes: Partial<ConversationDto> = {}): ConversationDto {
  const messages = changes.messages ?? [aChatMessage()];
  return {
    id: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
    channel: 'whatsapp',
    state: 'waiting',
    name: 'Camila',
    phone: '573001234567',
    whatsappUrl: 'https://wa.me/573001234567',
    reason: 'person',
    waitingSince: new Date(Date.now() - 12 * 60_000).toISOString(),
    takenBy: null,
    lastMessage: messages.at(-1) ?? null,
    updatedAt: '2026-11-23T15:00:00.000Z',
    replyUntil: new Date(Date.now() + 5 * 3_600_000 + 30_000).toISOString(),
    stopped: false,
    ...changes,
    messages,
  };
}

/** The customer of {@link aConversation}; without orders by default. */
export function aCustomerCard(changes: Partial<ConversationCustomerDto> = {}): ConversationCustomerDto {
  return { phone: '573001234567', emails: [], orders: [], ...changes };
}

/** A conversation that is taken, by default by the logged-in member of staff. */
export function aTakenConversation(changes: Partial<ConversationDto> = {}): ConversationDto {
  return aConversation({ state: 'taken', takenBy: STAFF_EMAIL, waitingSince: null, ...changes });
}
