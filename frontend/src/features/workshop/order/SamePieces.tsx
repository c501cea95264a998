import { useId } from 'react';
import { useListOrdersOfSamePiecesQuery } from '../../../api/workshop.api';
import { PanelTitle } from '../../../shared/ui/panel';
import { OrderLinks } from '../OrderLinks';

/** Other orders of the same pieces: a second payment, or a transfer that is still awaited. Nothing for most orders. */
export function SamePieces({ id }: { id: string }) {
  const titleId = useId();
  const { currentData: orders = [] } = useListOrdersOfSamePiecesQuery({ id }, { refetchOnMountOrArgChange: true });
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Otros pedidos de las mismas piezas</PanelTitle>
      <OrderLinks orders={orders} />
    </section>
  );
}
