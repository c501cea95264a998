import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../../shared/lib/elements';
import { useToast } from '../../../shared/state/use-toast';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { StaleNote } from '../../../shared/ui/StaleNote';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { useChatbotStatus } from '../use-chatbot-status';
import { DeliveryPanel } from './DeliveryPanel';
import { HoursPanel } from './HoursPanel';
import { KeywordsPanel } from './KeywordsPanel';
import { LoadError } from './LoadError';
import { MissesPanel } from './MissesPanel';
import { StatePanel } from './StatePanel';
import { WaitingPanel } from './WaitingPanel';
import { WebhookPanel } from './WebhookPanel';

const FAILED = 'No se pudo obtener el estado del chatbot';

/** Settings of the chatbot for staff. `chatsLink` links to the conversations. */
export default function AdminPanels({ chatsLink }: { chatsLink: Elements }) {
  const showToast = useToast();
  const { status, hasFailed, retry } = useChatbotStatus();
  useEffect(() => {
    if (hasFailed) showToast({ kind: 'error', title: 'Error', text: FAILED });
  }, [hasFailed, showToast]);

  if (!status) {
    if (hasFailed) return <LoadError what="el estado del chatbot" retry={retry} />;
    return (
      <Panels aria-busy="true">
        <VisuallyHidden role="status">Cargando el estado del chatbot…</VisuallyHidden>
        <Skeleton height="128px" />
        <Skeleton height="220px" />
        <Skeleton height="220px" />
      </Panels>
    );
  }
  return (
    <Panels>
      {hasFailed && <StaleNote />}
      <StatePanel status={status} />
      <HoursPanel hours={status.config.businessHours} />
      <KeywordsPanel />
      <MissesPanel />
      <WaitingPanel waiting={status.waiting} link={chatsLink} />
      <DeliveryPanel messaging={status.messaging} />
      <WebhookPanel webhook={status.webhook} />
    </Panels>
  );
}

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-20);
`;
