import { styled } from 'styled-components';
import { CHATS_PATH } from '../../features/chatbot/conversations/chats-address';
import { ConversationAdminList } from '../../features/chatbot/conversations/ConversationAdminList';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { StaffNav } from '../StaffNav';
import { StaffOnly } from '../StaffOnly';

/** `/panel/chats`: the conversations of customers, for staff. */
export default function ChatsPanelPage() {
  return (
    <Page>
      <PageHead title="Chats" description="Los chats con clientes, para el equipo." path={CHATS_PATH} noIndex />
      <StaffNav />
      <h1>Chats</h1>
      <StaffOnly>{({ email }) => <ConversationAdminList me={email} />}</StaffOnly>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  padding-top: clamp(12px, 2vw, 24px);
  padding-bottom: var(--space-section);
`;
