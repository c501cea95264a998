import { styled } from 'styled-components';
import type { Elements } from '../../../shared/lib/elements';
import type { ConversationDto, ConversationCustomerDto } from '../../../api/chatbot.api';
import { useNow } from '../../../shared/lib/use-now';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { StaleNote } from '../../../shared/ui/StaleNote';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { from } from '../../../theme/media';
import { ConversationActions } from './ConversationActions';
import { ConversationFacts } from './ConversationFacts';
import { ConversationLog } from './ConversationLog';
import { BESIDE, CustomerCard } from './CustomerCard';
import { EraseConversation } from './EraseConversation';
import { useConversation } from './use-conversation';

interface ConversationAdminProps {
  id: string;
  /** Email of the logged-in staff member. */
  me: string;
  /** Link shown for an unknown conversation. */
  back: Elements;
  /** Renders the customer's orders; `search` is the search text for all of them. */
  showOrders: (orders: ConversationCustomerDto['orders'], search: string) => Elements;
}

/** The API returns 400 for a malformed id. */
const UNKNOWN = new Set([400, 404]);

/** A conversation with its messages, actions and customer. */
export function ConversationAdmin({ id, me, back, showOrders }: ConversationAdminProps) {
  const { conversation, error, retry } = useConversation(id);
  if (conversation)
    return <Loaded conversation={conversation} me={me} showOrders={showOrders} isStale={error !== undefined} />;
  if (!error)
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">Cargando el chat…</VisuallyHidden>
        <Skeleton height="520px" />
      </div>
    );
  if ('status' in error && UNKNOWN.has(error.status))
    return (
      <EmptyState title="No encontramos este chat" action={back}>
        Puede que la dirección esté incompleta, o que ya se haya borrado.
      </EmptyState>
    );
  return (
    <EmptyState title="No pudimos cargar el chat" action={<Button onClick={retry}>Reintentar</Button>}>
      Revisa tu conexión y vuelve a intentar.
    </EmptyState>
  );
}

interface LoadedProps extends Pick<ConversationAdminProps, 'me' | 'showOrders'> {
  conversation: ConversationDto;
  isStale: boolean;
}

function Loaded({ conversation, me, isStale, showOrders }: LoadedProps) {
  const now = useNow();
  return (
    <Layout>
      <ConversationFacts conversation={conversation} me={me} now={now} />
      {isStale && <StaleNote />}
      <Columns>
        <CustomerCard conversation={conversation} showOrders={showOrders} />
        <Chat>
          <ConversationLog messages={conversation.messages} me={me} />
          <ConversationActions conversation={conversation} me={me} />
        </Chat>
      </Columns>
      <EraseConversation id={conversation.id} />
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
`;

/** The card comes first in the document, for phones; on wide screens it is at the right. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  ${from(BESIDE)} {
    grid-template-columns: minmax(0, 1fr) 300px;
    align-items: start;
    > :first-child {
      order: 1;
    }
  }
`;

const Chat = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  /* Fits the window together with the content above, so that the buttons are visible. */
  height: clamp(400px, calc(100 * var(--dvh) - 290px - var(--bottom-bar)), 760px);
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
`;
