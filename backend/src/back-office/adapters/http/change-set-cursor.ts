import { DomainError } from '../../../common/domain-error.js';
import type { ChangeSetPosition } from '../../application/change-sets.port.js';

const CURSOR = /^([\d-]{10}T[\d:.]{12}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function cursorOf({ createdAt, id }: ChangeSetPosition): string {
  return `${createdAt.toISOString()}_${id}`;
}

export function positionOf(cursor: string): ChangeSetPosition {
  const [, moment = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const createdAt = new Date(moment);
  if (!id || Number.isNaN(createdAt.getTime())) {
    const message = 'La página pedida no existe';
    throw new DomainError('malformed', 'request.invalid', message, { cursor: message });
  }
  return { createdAt, id };
}
