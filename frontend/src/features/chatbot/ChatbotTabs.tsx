import * as Tabs from '@radix-ui/react-tabs';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { Skeleton } from '../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useTestChat } from './test/use-test-chat';

/** Each tab loads its own code. */
const TestChat = lazy(() => importWithRetry(() => import('./test/TestChat')));
const AdminPanels = lazy(() => importWithRetry(() => import('./admin/AdminPanels')));

const TEST = 'probar';
const ADMIN = 'administrar';

interface ChatbotTabsProps {
  chatsLink: Elements;
  /** Only the owner changes the bot for all customers; other staff can try it. */
  isOwner: boolean;
}

/** Tabs to test and to administer the bot. The URL contains the tab, so that reload and Back restore it. */
export function ChatbotTabs({ chatsLink, isOwner }: ChatbotTabsProps) {
  const [params, setParams] = useSearchParams();
  // Here, so that the conversation survives a change of tabs.
  const chat = useTestChat();
  const show = (tab: string) => setParams(tab === TEST ? {} : { tab }, { replace: true, preventScrollReset: true });
  const test = (
    <Suspense fallback={<Opening />}>
      <TestChat chat={chat} />
    </Suspense>
  );
  if (!isOwner) return test;
  return (
    <Root value={params.get('tab') === ADMIN ? ADMIN : TEST} onValueChange={show}>
      <List aria-label="Chatbot">
        <Tab value={TEST}>Probar Chatbot</Tab>
        <Tab value={ADMIN}>Administrar</Tab>
      </List>
      <Tabs.Content value={TEST}>{test}</Tabs.Content>
      <Tabs.Content value={ADMIN}>
        <Suspense fallback={<Opening />}>
          <AdminPanels chatsLink={chatsLink} />
        </Suspense>
      </Tabs.Content>
    </Root>
  );
}

function Opening() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Abriendo…</VisuallyHidden>
      <Skeleton height="320px" />
    </div>
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
