import { invalidField } from '../../../common/domain-error.js';
import type { ProductPosition } from '../../domain/product-search.js';

const MALFORMED_CURSOR = 'El cursor no es válido';

/** Opaque to callers, so that the order of the catalogue may change without breaking them. */
export function encodeCursor({ rank, id }: ProductPosition): string {
  return Buffer.from(`${rank}.${id}`).toString('base64url');
}

export function decodeCursor(cursor: string): ProductPosition {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, rank, id] = /^(\d{1,9})\.(\d{1,9})$/.exec(text) ?? [];
  if (rank === undefined || id === undefined) {
    throw invalidField('cursor', MALFORMED_CURSOR);
  }
  return { rank: Number(rank), id: Number(id) };
}
