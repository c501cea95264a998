import type { PipeTransform } from '@nestjs/common';
import { DomainError } from '../../../common/domain-error.js';
import { unknownKit } from '../../application/cart-refusals.js';
import { assertSessionId } from '../../domain/session-id.js';

export class SessionIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    assertSessionId(text);
    return text;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is no id is answered like an id that nobody has: a guesser learns nothing. */
export class CartItemIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (UUID.test(text)) return text;
    throw new DomainError('not_found', 'cart.item_not_found', 'Este producto ya no está en tu carrito');
  }
}

export class KitIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (UUID.test(text)) return text;
    throw unknownKit();
  }
}

export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

/** Throws for a header that is there and no key. */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header === undefined || IDEMPOTENCY_KEY.test(header)) return header;
  const message = 'El encabezado Idempotency-Key no es válido';
  throw new DomainError('malformed', 'request.invalid', message, { 'Idempotency-Key': message });
}
