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
          <span>{`${one ? 'Este pedido sigue' : 'Estos pedidos siguen'} en curso y ${one ? 'conserva' : 'conservan'} los datos que necesitamos para ${one ? 'entregarlo' : 'entregarlos'} o devolverte el dinero: `}</span>
          <strong translate="no">{keptOrders.join(', ')}</strong>
          <span>{`. Los borraremos en los dos días después de que ${one ? 'termine' : 'terminen'}: no tienes que pedirlo otra vez.`}</span>
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
