import { CHATS_PATH } from '../../features/chatbot/conversations/chats-path';
import { ConversationAdminList } from '../../features/chatbot/conversations/ConversationAdminList';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** `/panel/chats`: the conversations of customers, for staff. */
export default function ChatsPanelPage() {
  return (
    <PanelPage title="Chats" description="Los chats con clientes, para el equipo." path={CHATS_PATH}>
      <StaffOnly>{({ email }) => <ConversationAdminList me={email} />}</StaffOnly>
    </PanelPage>
  );
}
