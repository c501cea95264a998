import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../lib/elements';

interface ChatMessageProps {
  /** True for messages of this side: at the right, on the brand's background. */
  mine?: boolean;
  /** Time of the message, ISO; absent while it is being sent. */
  sentAt?: string;
  text: string;
  /** Name of the author, where more than two people write. */
  author?: ReactNode;
  /** Delivery status. */
  state?: string;
  /** Above the text, in the bubble. */
  above?: Elements;
  /** Below the text, in the bubble. */
  children?: Elements;
}

const time = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** One message of a conversation. */
export function ChatMessage({ mine = false, sentAt, text, author, state, above, children }: ChatMessageProps) {
  return (
    <Bubble data-mine={mine || undefined}>
      {author && <Author>{author}</Author>}
      {above}
      <p>{withLinks(text)}</p>
      {children}
      <Foot>
        {sentAt && <time dateTime={sentAt}>{time.format(new Date(sentAt))}</time>}
        {state && <span>{state}</span>}
      </Foot>
    </Bubble>
  );
}

/** The punctuation of the sentence does not belong to a URL. */
const LINK = /(https?:\/\/\S*[^\s.,;:!?»"')\]])/;

/** Turns URLs into links; the rest stays plain text. */
function withLinks(text: string): Elements {
  return text.split(LINK).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} target="_blank" rel="noopener">
        {part.replace(/^https?:\/\//, '')}
      </a>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}

const Bubble = styled.div`
  align-self: flex-start;
  max-width: min(82%, 520px);
  padding: var(--space-12) var(--space-16);
  border-radius: 14px 14px 14px 3px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-1);
  line-height: 1.5;
  > p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  &[data-mine] {
    align-self: flex-end;
    border-radius: 14px 14px 3px 14px;
    background: var(--brand);
    color: var(--text-on-dark);
  }
`;

const Author = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-6);
  margin-bottom: 2px;
  font-size: var(--font-size-xs);
  font-weight: 600;
  .lucide {
    width: 15px;
    height: 15px;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-10);
  margin-top: var(--space-4);
  color: var(--text-soft);
  font-size: var(--font-size-xs);
  ${Bubble}[data-mine] & {
    color: var(--text-on-dark-soft);
  }
`;
