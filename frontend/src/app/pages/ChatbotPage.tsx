import { useAuth } from '../../features/account/use-auth';
import { ChatbotHeader } from '../../features/chatbot/ChatbotHeader';
import { ChatbotTabs } from '../../features/chatbot/ChatbotTabs';
import { CHATS_PATH } from '../../features/chatbot/conversations/chats-path';
import { ButtonLink } from '../../shared/ui/Button';
import { PanelPage } from '../panel/PanelPage';
import { CHATBOT_PATH } from '../panel/sections';
import { StaffOnly } from '../StaffOnly';

/** `/chatbot-test`: staff try the chatbot, and the owner runs it. */
export default function ChatbotPage() {
  const auth = useAuth();
  const isStaff = auth.status === 'authenticated' && auth.user.role === 'staff';
  return (
    <PanelPage
      title="Chatbot"
      description="El chatbot de la tienda, para el equipo."
      path={CHATBOT_PATH}
      heading={<ChatbotHeader isStaff={isStaff} />}
    >
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
    </PanelPage>
  );
}
