import { styled } from 'styled-components';
import { StatusPill } from '../../shared/ui/StatusPill';
import { statusLabels } from './status-labels';
import { useChatbotStatus } from './use-chatbot-status';

/** Page title with the bot's status, which only staff can read. */
export function ChatbotHeader({ isStaff }: { isStaff: boolean }) {
  const { status } = useChatbotStatus({ skip: !isStaff });
  const words = status && statusLabels(status);
  return (
    <Head>
      <h1>Chatbot de atención</h1>
      <Container role="status">{words && <StatusPill tone={words.tone}>{words.name}</StatusPill>}</Container>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12) var(--space-16);
  h1 {
    font-size: var(--font-size-2);
  }
`;

/** Reserves the size of the status pill to avoid a layout shift. */
const Container = styled.div`
  min-width: 200px;
  min-height: 32px;
  text-align: start;
  > * {
    float: none;
  }
`;
