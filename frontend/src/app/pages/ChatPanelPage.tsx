import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { CHATS_PATH } from '../../features/chatbot/conversations/chats-address';
import { ConversationAdmin } from '../../features/chatbot/conversations/ConversationAdmin';
import { useCustomerName } from '../../features/chatbot/conversations/use-conversation';
import { OrderLinks } from '../../features/workshop/OrderLinks';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs';
import { ButtonLink } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { StaffOnly } from '../StaffOnly';

/**
 * `/panel/chats/:id`: one conversation with a customer. The title omits the name, because the browser's history stores
 * titles.
 */
export default function ChatPanelPage() {
  const { id = '' } = useParams();
  const name = useCustomerName(id);
  return (
    <Page>
      <PageHead title="Chat" description="Un chat con un cliente." path={`${CHATS_PATH}/${id}`} noIndex />
      <Breadcrumbs items={[{ label: 'Chats', to: CHATS_PATH }]} />
      <Title>{name ?? 'Chat'}</Title>
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
    </Page>
  );
}

const Page = styled(Container)`
  padding-top: var(--space-4);
  padding-bottom: var(--space-section);
  max-width: 1160px;
`;

const Title = styled.h1`
  margin-bottom: var(--space-12);
  font-size: var(--font-size-2);
  font-variant-numeric: lining-nums;
`;
