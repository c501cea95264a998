import { useId } from 'react';
import { useListOrdersOfSamePiecesQuery, ORDERS_POLLING } from '../../../api/workshop.api';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { PanelTitle } from '../../../shared/ui/panel';
import { OrderLinks } from '../OrderLinks';

/** Links to other orders of the same pieces, for example a second payment. Most orders have none. */
export function SamePieces({ id }: { id: string }) {
  const titleId = useId();
  const query = useListOrdersOfSamePiecesQuery({ id }, ORDERS_POLLING);
  const { currentData: orders = [], error, refetch } = query;
  if (error)
    return (
      <Note kind="warning">
        <span>{'No pudimos ver si hay otros pedidos de las mismas piezas. '}</span>
        <Button variant="text" size="s" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </Note>
    );
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Otros pedidos de las mismas piezas</PanelTitle>
      <OrderLinks orders={orders} />
    </section>
  );
}
