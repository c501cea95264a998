import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { CHATS_PATH } from '../../features/chatbot/conversations/chats-path';
import { ConversationAdmin } from '../../features/chatbot/conversations/ConversationAdmin';
import { useCustomerName } from '../../features/chatbot/conversations/use-conversation';
import { OrderLinks } from '../../features/workshop/OrderLinks';
import { ButtonLink } from '../../shared/ui/Button';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/**
 * `/panel/chats/:id`: one conversation with a customer. The title omits the name, because the browser's history stores
 * titles.
 */
export default function ChatPanelPage() {
  const { id = '' } = useParams();
  const name = useCustomerName(id);
  return (
    <PanelPage
      title="Chat"
      description="Un chat con un cliente."
      path={`${CHATS_PATH}/${id}`}
      heading={<Title>{name ?? 'Chat'}</Title>}
    >
      <StaffOnly>
        {({ email }) => (
          <ConversationAdmin
            key={id}
            id={id}
            me={email}
            back={<ButtonLink to={CHATS_PATH}>Ver los chats</ButtonLink>}
            showOrders={(orders, search) => <OrderLinks orders={orders} search={search} />}
          />
        )}
      </StaffOnly>
    </PanelPage>
  );
}

const Title = styled.h1`
  font-size: var(--font-size-2);
  font-variant-numeric: lining-nums;
`;
