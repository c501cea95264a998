import { styled } from 'styled-components';
import type { ConversationDto } from '../../../api/chatbot.api';
import { Note } from '../../../shared/ui/Note';
import { Row } from '../../../shared/ui/panel';
import { StatusPill } from '../../../shared/ui/StatusPill';
import { duration, HANDOVER_REASONS, ownerOf, STATE_TONES, waitingTime } from './conversation-labels';

interface ConversationFactsProps {
  conversation: ConversationDto;
  /** Email of the logged-in person. */
  me: string;
  now: Date;
}

const CLOSED = 'Pasaron más de 24 horas desde su último mensaje: WhatsApp ya no deja responder aquí.';
const STOPPED = 'Esta persona escribió «parar»: no recibe más mensajes.';

/** Owner, handover reason and reply deadline of a conversation. */
export function ConversationFacts({ conversation, me, now }: ConversationFactsProps) {
  const { state, channel, reason, replyUntil, stopped } = conversation;
  const waiting = waitingTime(conversation, now);
  const left = replyUntil === null ? undefined : new Date(replyUntil).getTime() - now.getTime();
  return (
    <>
      <Row>
        <StatusPill tone={STATE_TONES[state]}>{ownerOf(conversation, me)}</StatusPill>
        {waiting && <Late>{`Espera hace ${waiting}`}</Late>}
        {reason && <span>{HANDOVER_REASONS[reason]}</span>}
        <Soft>{channel === 'web' ? 'Página' : 'WhatsApp'}</Soft>
        {left !== undefined && left > 0 && <Soft>{`Quedan ${duration(left)} para responder`}</Soft>}
      </Row>
      {stopped && <Note kind="info">{STOPPED}</Note>}
      {!stopped && left !== undefined && left <= 0 && <Note kind="warning">{CLOSED}</Note>}
    </>
  );
}

const Late = styled.strong`
  color: var(--danger);
`;

const Soft = styled.span`
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;
`;
