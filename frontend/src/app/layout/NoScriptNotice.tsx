import { styled } from 'styled-components';
import { useWhatsappLink } from '../../shared/lib/use-settings';

/** Without JavaScript the pages are readable, and this notice refers shoppers to a person. */
export function NoScriptNotice() {
  const chat = useWhatsappLink()('Hola, quiero hacer un pedido.');
  return (
    <noscript>
      <Line>
        <span>Para comprar aquí activa JavaScript en tu navegador</span>
        {chat && (
          <>
            <span>{', o '}</span>
            <a href={chat}>escríbenos por WhatsApp</a>
          </>
        )}
        <span>.</span>
      </Line>
    </noscript>
  );
}

const Line = styled.p`
  padding: var(--space-12) var(--space-16);
  background: var(--warning-light);
  color: var(--warning);
  font-size: var(--font-size-sm);
  text-align: center;
`;
