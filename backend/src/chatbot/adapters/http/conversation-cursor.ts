import { DomainError } from '../../../common/domain-error.js';
import type { ConversationPosition } from '../../application/conversations.port.js';

const CURSOR = /^(waiting|other)_([\d-]{10}T[\d:.]{12}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function cursorOf({ waiting, at, id }: ConversationPosition): string {
  return `${waiting ? 'waiting' : 'other'}_${at.toISOString()}_${id}`;
}

export function positionOf(cursor: string): ConversationPosition {
  const [, state, moment = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const at = new Date(moment);
  if (!id || Number.isNaN(at.getTime())) {
    const message = 'La página pedida no existe';
    throw new DomainError('malformed', 'request.invalid', message, { cursor: message });
  }
  return { waiting: state === 'waiting', at, id };
}
