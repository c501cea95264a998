import { GraphError, invalidParameter, missingParameter, graphError } from './graph-error.js';

const MAX_TEXT_LENGTH = 4_096;
const MAX_CALLBACK_DATA_LENGTH = 512;

/** A text message that the shop sends. */
export interface SendRequest {
  /** As it was given. */
  input: string;
  /** Digits of a telephone number, or null for a business-scoped user id. */
  phone: string | null;
  /** Null when a telephone number is given: it takes precedence. */
  userId: string | null;
  text: string;
  callbackData?: string;
}

/** Reads the body of `POST /{version}/{phone number id}/messages`; throws what the platform answers to a bad one. */
export function readSendRequest(body: unknown): SendRequest {
  const { messaging_product, recipient_type, type = 'text', ...rest } = fieldsOf(body);
  if (messaging_product !== 'whatsapp') throw missingParameter('messaging_product');
  if (recipient_type !== undefined && recipient_type !== 'individual')
    throw invalidParameter('recipient_type must be individual');
  if (type !== 'text') throw graphError(131051, { details: 'The simulator takes texts alone.' });
  return { ...readRecipient(rest), text: readText(rest.text), ...readCallbackData(rest.biz_opaque_callback_data) };
}

function readRecipient({ to, recipient }: Record<string, unknown>): Pick<SendRequest, 'input' | 'phone' | 'userId'> {
  if (to === undefined && recipient === undefined) throw missingParameter('to');
  if (to !== undefined) {
    const input = typeof to === 'string' ? to : '';
    const phone = input.replace(/[+ ()-]/g, '');
    if (!/^\d{7,15}$/.test(phone)) throw invalidParameter('to is not a telephone number');
    return { input, phone, userId: null };
  }
  if (typeof recipient !== 'string' || !/^[A-Z]{2}\.[A-Za-z0-9.]{1,132}$/.test(recipient))
    throw invalidParameter('recipient is not a business-scoped user id');
  return { input: recipient, phone: null, userId: recipient };
}

function readText(raw: unknown): string {
  const { body } = fieldsOf(raw);
  if (typeof body !== 'string' || body.trim() === '') throw missingParameter("text['body']");
  if (body.length > MAX_TEXT_LENGTH)
    throw new GraphError(100, `Param text['body'] must be at most ${MAX_TEXT_LENGTH} characters long.`);
  return body;
}

function readCallbackData(raw: unknown): { callbackData?: string } {
  if (raw === undefined) return {};
  if (typeof raw !== 'string' || raw.length > MAX_CALLBACK_DATA_LENGTH)
    throw invalidParameter(`biz_opaque_callback_data must have at most ${MAX_CALLBACK_DATA_LENGTH} characters`);
  return { callbackData: raw };
}

function fieldsOf(raw: unknown): Record<string, unknown> {
  return Object(raw) as Record<string, unknown>;
}
