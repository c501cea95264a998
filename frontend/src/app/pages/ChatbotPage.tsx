import { styled } from 'styled-components';
import { useAuth } from '../../features/account/use-auth';
import { ChatbotHeader } from '../../features/chatbot/ChatbotHeader';
import { ChatbotTabs } from '../../features/chatbot/ChatbotTabs';
import { CHATS_PATH } from '../../features/chatbot/conversations/chats-address';
import { ButtonLink } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { CHATBOT_PATH } from '../layout/navigation';
import { StaffNav } from '../StaffNav';
import { StaffOnly } from '../StaffOnly';

/** `/chatbot-test`: staff try the chatbot, and the owner runs it. */
export default function ChatbotPage() {
  const auth = useAuth();
  const isStaff = auth.status === 'authenticated' && auth.user.role === 'staff';
  return (
    <Page>
      <PageHead title="Chatbot" description="El chatbot de la tienda, para el equipo." path={CHATBOT_PATH} noIndex />
      <StaffNav />
      <ChatbotHeader isStaff={isStaff} />
      <StaffOnly>
        {({ staffRole }) => (
          <ChatbotTabs
            isOwner={staffRole === 'duena'}
            chatsLink={
              <ButtonLink to={CHATS_PATH} variant="secondary" size="s">
                Ver los chats
              </ButtonLink>
            }
          />
        )}
      </StaffOnly>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  max-width: 1000px;
  padding-top: clamp(12px, 2vw, 24px);
  padding-bottom: var(--space-section);
`;
