import { useEffect, useRef } from 'react';
import type { PrivacyErasureDto } from '../../api/privacy.api';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Erased data, and reasons why some orders keep theirs. */
export function ErasureResult({ erasure }: { erasure: PrivacyErasureDto }) {
  const { orders, messages, conversations, payments, keptOrders, keptPayments, keptConversations } = erasure;
  const erased = [
    orders > 0 && `en ${counted(orders, 'pedido', 'pedidos')}`,
    messages > 0 && `en ${counted(messages, 'mensaje', 'mensajes')}`,
    conversations > 0 && `en ${counted(conversations, 'conversación', 'conversaciones')}`,
    payments > 0 && `en ${counted(payments, 'pago sin terminar', 'pagos sin terminar')}`,
  ].filter(Boolean);
  const title =
    erased.length > 0
      ? 'Borramos tus datos'
      : keptOrders.length + keptPayments + keptConversations > 0
        ? 'Borraremos tus datos'
        : 'Ya no guardamos datos con tu correo';
  const one = keptOrders.length === 1;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current!.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {erased.length > 0 && <p>{`Ya no están ${erased.join(' ni ')}.`}</p>}
      {orders > 0 && <p>La garantía de lo que compraste sigue: guarda tu número de pedido y tu recibo.</p>}
      {keptOrders.length > 0 && (
        <p>
          <span>{`Los datos de ${one ? 'este pedido se guardan' : 'estos pedidos se guardan'} aparte desde hoy: `}</span>
          <strong translate="no">{keptOrders.join(', ')}</strong>
          <span>{`. Ya no salen en listas ni en búsquedas. Los necesitamos para ${one ? 'entregarlo' : 'entregarlos'} y mientras corran la garantía (6 meses desde la entrega), el retracto o un reclamo del pago al banco (4 meses). Cuando termine el último plazo los borramos: no tienes que pedirlo otra vez.`}</span>
        </p>
      )}
      {keptPayments > 0 && (
        <p>
          {`${keptPayments === 1 ? 'Un pago conserva' : `${keptPayments} pagos conservan`} tus datos: una semana como máximo mientras el banco aún puede aprobarlo, o hasta que terminemos de revisar su dinero. Después los borraremos: no tienes que pedirlo otra vez.`}
        </p>
      )}
      {keptConversations > 0 && (
        <p>
          {`${keptConversations === 1 ? 'Una conversación sigue' : `${keptConversations} conversaciones siguen`} con una persona del equipo. Cuando termine, puedes pedir otra vez que la borremos.`}
        </p>
      )}
    </>
  );
}
