import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ConversationSummaryDto } from '../../../api/chatbot.api';
import { showMoment } from '../../../shared/lib/moments';
import { StatusPill } from '../../../shared/ui/StatusPill';
import { from } from '../../../theme/media';
import { CHATS_PATH } from './chats-path';
import { authorName, customerName, HANDOVER_REASONS, ownerOf, STATE_TONES, waitingTime } from './conversation-labels';

interface ConversationRowProps {
  conversation: ConversationSummaryDto;
  /** Email of the logged-in person. */
  me: string;
  now: Date;
}

/** A row of the list: last message, waiting time and owner. */
export function ConversationRow({ conversation, me, now }: ConversationRowProps) {
  const { id, state, channel, reason, lastMessage, updatedAt } = conversation;
  const waiting = waitingTime(conversation, now);
  const author = lastMessage && authorName(lastMessage, me);
  return (
    <Card>
      <Head>
        <Name translate="no" to={`${CHATS_PATH}/${id}`}>
          {customerName(conversation)}
        </Name>
        <StatusPill tone={STATE_TONES[state]}>{ownerOf(conversation, me)}</StatusPill>
      </Head>
      <Words>
        {author && (
          <b>
            <span translate="no">{author}</span>
            <span>{': '}</span>
          </b>
        )}
        <span>{lastMessage?.text ?? 'Sin mensajes'}</span>
      </Words>
      <Facts>
        {waiting && <strong>{`Espera hace ${waiting}`}</strong>}
        {reason && <span>{HANDOVER_REASONS[reason]}</span>}
        <span>{channel === 'web' ? 'Página' : 'WhatsApp'}</span>
        <time dateTime={updatedAt}>{showMoment(updatedAt)}</time>
      </Facts>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-24);
  padding: var(--space-14) clamp(14px, 2vw, 20px);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  font-size: var(--font-size-sm);
  &:hover {
    border-color: var(--brand);
  }
  ${from(900)} {
    grid-template-columns: 1.2fr 1.6fr 1.2fr;
    align-items: start;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-12);
  min-width: 0;
`;

/** The whole card is a link to the conversation. */
const Name = styled(Link)`
  min-width: 0;
  overflow: hidden;
  color: var(--brand);
  font-size: var(--font-size-lg);
  font-weight: 600;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;
  strong {
    color: var(--danger);
  }
`;
