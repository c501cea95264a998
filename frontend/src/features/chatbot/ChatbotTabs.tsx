import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdminPanels } from './admin/AdminPanels';
import { TestChat } from './test/TestChat';
import { useTestChat } from './test/use-test-chat';

const TEST = 'probar';
const ADMIN = 'administrar';

interface ChatbotTabsProps {
  chatsLink: ReactNode;
  /** Only the owner changes the bot for all customers; other staff can try it. */
  isOwner: boolean;
}

/** Tabs to test and to administer the bot. The address contains the tab, so that reload and Back restore it. */
export function ChatbotTabs({ chatsLink, isOwner }: ChatbotTabsProps) {
  const [params, setParams] = useSearchParams();
  // Here, so that the conversation survives a change of tabs.
  const chat = useTestChat();
  const show = (tab: string) => setParams(tab === TEST ? {} : { tab }, { replace: true, preventScrollReset: true });
  if (!isOwner) return <TestChat chat={chat} />;
  return (
    <Root value={params.get('tab') === ADMIN ? ADMIN : TEST} onValueChange={show}>
      <List aria-label="Chatbot">
        <Tab value={TEST}>Probar Chatbot</Tab>
        <Tab value={ADMIN}>Administrar</Tab>
      </List>
      <Tabs.Content value={TEST}>
        <TestChat chat={chat} />
      </Tabs.Content>
      <Tabs.Content value={ADMIN}>
        <AdminPanels chatsLink={chatsLink} />
      </Tabs.Content>
    </Root>
  );
}

const Root = styled(Tabs.Root)`
  min-width: 0;
  > [role='tabpanel'] {
    padding-top: var(--space-24);
  }
`;

const List = styled(Tabs.List)`
  display: flex;
  gap: var(--space-4);
  border-bottom: 1px solid var(--border);
`;

const Tab = styled(Tabs.Trigger)`
  position: relative;
  min-height: 48px;
  padding: var(--space-10) var(--space-18);
  border: 0;
  background: none;
  color: var(--text-soft);
  font-weight: 600;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-selected='true'] {
    color: var(--brand);
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 12px -3px;
    height: 5px;
    border-radius: 3px;
    background: var(--stitch-fine);
  }
`;
