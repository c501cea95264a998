import { useEffect, useRef } from 'react';
import type { PrivacyErasureDto } from '../../api/privacy.api';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What was erased, and why some orders still have their data. */
export function ErasureResult({ erasure: { orders, messages, keptOrders } }: { erasure: PrivacyErasureDto }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current!.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Borramos tus datos
      </h2>
      <p>
        Ya no están en {counted(orders, 'pedido', 'pedidos')} ni en {counted(messages, 'mensaje', 'mensajes')}. La
        garantía de lo que compraste sigue: guarda tu número de pedido y tu recibo.
      </p>
      {keptOrders.length > 0 && (
        <p>
          {keptOrders.length === 1 ? 'Este pedido sigue' : 'Estos pedidos siguen'} en curso y conserva
          {keptOrders.length === 1 ? '' : 'n'} los datos que necesitamos para entregarlo o devolverte el dinero:{' '}
          <strong>{keptOrders.join(', ')}</strong>. Los borraremos cuando{' '}
          {keptOrders.length === 1 ? 'termine' : 'terminen'}: no tienes que pedirlo otra vez.
        </p>
      )}
    </>
  );
}
