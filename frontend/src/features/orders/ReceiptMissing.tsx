import MessageCircle from 'lucide-react/icons/message-circle';
import { ChatButton } from '../../shared/ui/ChatButton';
import { EmptyState } from '../../shared/ui/EmptyState';

/** Shown when the order of a receipt is not available. */
export function ReceiptMissing() {
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title="No podemos generar el recibo"
        action={
          <ChatButton text="Hola, necesito el recibo de mi pedido.">
            <MessageCircle aria-hidden="true" />
            <span>Contactar soporte</span>
          </ChatButton>
        }
      >
        En este navegador no están los datos del pedido. El recibo también va en el correo de confirmación; si no lo
        encuentras, contacta soporte.
      </EmptyState>
    </div>
  );
}
