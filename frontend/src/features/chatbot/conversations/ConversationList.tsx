import { styled } from 'styled-components';
import { useListConversationPagesInfiniteQuery } from '../../../api/chatbot.api';
import { pollingOptions } from '../../../shared/lib/polling-options';
import { useNow } from '../../../shared/lib/use-now';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { StaleNote } from '../../../shared/ui/StaleNote';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import type { ChatsView } from './chats-path';
import { ConversationRow } from './ConversationRow';

const POLLING_MS = 5_000;

/** The conversations of a view, longest waiting first. */
export function ConversationList({ view, me }: { view: ChatsView; me: string }) {
  const now = useNow();
  const pages = useListConversationPagesInfiniteQuery({ state: view.state }, pollingOptions(POLLING_MS));
  const { currentData, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages;
  useReauthOnForbidden(error);
  const conversations = currentData?.pages.flatMap(({ items }) => items);
  if (!conversations) {
    if (!error) return <ListSkeleton />;
    const retry = <Button onClick={() => void refetch()}>Reintentar</Button>;
    return (
      <EmptyState title="No pudimos cargar los chats" action={retry}>
        Revisa tu conexión y vuelve a intentar.
      </EmptyState>
    );
  }
  return (
    <>
      {error && <StaleNote />}
      {conversations.length === 0 ? (
        <EmptyState title="Nada por aquí">{view.empty}</EmptyState>
      ) : (
        <List>
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow conversation={conversation} me={me} now={now} />
            </li>
          ))}
        </List>
      )}
      {hasNextPage && (
        <More variant="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Cargando...' : 'Ver más'}
        </More>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <List as="div" aria-busy="true">
      <VisuallyHidden role="status">Cargando los chats…</VisuallyHidden>
      {Array.from({ length: 4 }, (_, position) => (
        <Skeleton key={position} height="104px" />
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;

const More = styled(Button)`
  justify-self: center;
`;
