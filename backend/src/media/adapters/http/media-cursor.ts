import { DomainError } from '../../../common/domain-error.js';
import type { PicturePosition } from '../../application/pictures.port.js';

const CURSOR = /^([\d-]{10}T[\d:.]{12}Z)_([0-9a-f]{20})$/;

export function cursorOf({ createdAt, id }: PicturePosition): string {
  return `${createdAt.toISOString()}_${id}`;
}

/** Throws `request.invalid` at `cursor` for a text that no page answered. */
export function positionOf(cursor: string): PicturePosition {
  const [, moment = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const createdAt = new Date(moment);
  if (!id || Number.isNaN(createdAt.getTime())) {
    const message = 'La página pedida no existe';
    throw new DomainError('malformed', 'request.invalid', message, { cursor: message });
  }
  return { createdAt, id };
}
