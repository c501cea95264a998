import { useId } from 'react';
import { styled } from 'styled-components';
import type { WebhookSetupDto } from '../../../api/chatbot.api';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Panel, PanelTitle } from '../../../shared/ui/panel';

/** Webhook settings to enter in the messaging platform's console. */
export function WebhookPanel({ webhook: { url, verifyToken } }: { webhook: WebhookSetupDto }) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Configurar el webhook</PanelTitle>
      <Steps>
        <li>Abre la consola del proveedor de mensajería.</li>
        <li>
          <span>Pega esta dirección como URL del webhook:</span>
          <Code translate="no">{url}</Code>
          <CopyButton what="la dirección del webhook" text={url} />
        </li>
        <li>
          <span>Escribe el token de verificación y guarda.</span>
          {verifyToken === null ? (
            <p>La tienda todavía no tiene token: se configura con WHATSAPP_VERIFY_TOKEN.</p>
          ) : (
            <>
              <Code translate="no">{verifyToken}</Code>
              <CopyButton what="el token de verificación" text={verifyToken} />
            </>
          )}
        </li>
      </Steps>
    </Panel>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-10);
  padding-left: var(--space-22);
  list-style: decimal;
  li {
    padding-left: 2px;
  }
  li::marker {
    color: var(--thread-dark);
    font-weight: 600;
  }
`;

const Code = styled.p`
  margin-top: var(--space-8);
  padding: var(--space-10) var(--space-14);
  border-radius: var(--radius-2);
  background: var(--surface-alt);
  font:
    500 0.875rem/1.6 ui-monospace,
    'Cascadia Mono',
    'Roboto Mono',
    monospace;
  overflow-wrap: anywhere;
`;
