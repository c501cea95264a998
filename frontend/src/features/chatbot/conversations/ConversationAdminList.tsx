import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ChipLink, ChipList } from '../../../shared/ui/ChipLink';
import { useChatbotStatus } from '../use-chatbot-status';
import { chatsPath, CHATS_VIEWS, readView } from './chats-path';
import { ConversationList } from './ConversationList';
import { NewWaiting } from './NewWaiting';

/** Polling interval of the list, so that count and rows agree. */
const EVERY_MS = 5_000;

/** The list of conversations; `me` is the email of the logged-in person. */
export function ConversationAdminList({ me }: { me: string }) {
  const [params] = useSearchParams();
  const view = readView(params);
  const { status } = useChatbotStatus({ every: EVERY_MS });
  return (
    <Layout>
      <NewWaiting every={EVERY_MS} />
      <nav aria-label="Filtros de los chats">
        <ChipList>
          {CHATS_VIEWS.map((each) => (
            <li key={each.id}>
              <ChipLink to={chatsPath(each)} current={each === view} replace>
                <span>{each.label}</span>
                {each.state === 'waiting' && Boolean(status?.waiting) && <small>{` ${status!.waiting}`}</small>}
              </ChipLink>
            </li>
          ))}
        </ChipList>
      </nav>
      <ConversationList key={view.id} view={view} me={me} />
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  small {
    margin-left: var(--space-6);
    font-size: var(--font-size-xs);
    font-variant-numeric: tabular-nums;
  }
`;
