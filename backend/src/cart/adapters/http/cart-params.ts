import type { PipeTransform } from '@nestjs/common';
import { UUID } from '../../../common/uuid.js';
import { unknownKit, unknownLine } from '../../application/cart-refusals.js';
import { assertSessionId, MALFORMED_SESSION_MESSAGE, SESSION_ID } from '../../domain/session-id.js';

/** The two kinds of ids of a cart, as the API document describes them. */
export const SESSION_PARAM = {
  name: 'sessionId',
  description: 'Random and secret: 8 to 128 letters, digits, `_` or `-`.',
  schema: { type: 'string', pattern: SESSION_ID.source, example: '3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11' },
} as const;

export const ITEM_PARAM = {
  name: 'id',
  description: 'Random id of the item.',
  schema: { type: 'string', format: 'uuid', example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de' },
} as const;

export const KIT_PARAM = {
  name: 'kitId',
  description: 'Random id that the items of a kit share.',
  schema: { type: 'string', format: 'uuid', example: '0d5f4f0e-8f5b-4f53-9f3e-5a4a3d7f9b10' },
} as const;

export const SESSION_MALFORMED = [
  400,
  'cart.session_malformed',
  MALFORMED_SESSION_MESSAGE,
  { sessionId: MALFORMED_SESSION_MESSAGE },
] as const;

export class SessionIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    assertSessionId(text);
    return text;
  }
}

/** A malformed id gets the same answer as an unknown one, so that guessing reveals nothing. */
export class CartItemIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (UUID.test(text)) return text;
    throw unknownLine();
  }
}

export class KitIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (UUID.test(text)) return text;
    throw unknownKit();
  }
}
