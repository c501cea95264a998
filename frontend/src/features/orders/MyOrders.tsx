import { styled } from 'styled-components';
import { type OrderItemDto, useListMyOrdersQuery } from '../../api/orders.api';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import type { PictureOf } from '../../shared/ui/PieceLines';
import { Skeleton } from '../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { MyOrder } from './MyOrder';

/** Orders of the account, the newest first. `picture` renders the picture of a line. */
export function MyOrders({ picture }: { picture: PictureOf<OrderItemDto> }) {
  const { data: orders, isError, refetch } = useListMyOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!orders) return isError ? <Failed retry={() => void refetch()} /> : <Loading />;
  if (orders.length === 0) return <None />;
  return (
    <List>
      {orders.map((order) => (
        <li key={order.id}>
          <MyOrder order={order} picture={picture} />
        </li>
      ))}
    </List>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Cargando tus pedidos…</VisuallyHidden>
      <Skeleton height="180px" />
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <EmptyState level={3} title="No pudimos cargar tus pedidos" action={<Button onClick={retry}>Reintentar</Button>}>
      Revisa tu conexión y vuelve a intentar.
    </EmptyState>
  );
}

function None() {
  return (
    <EmptyState
      level={3}
      title="Todavía no tienes pedidos"
      action={<ButtonLink to="/productos">Ver productos</ButtonLink>}
    >
      Cuando compres, aquí verás en qué va cada pedido.
    </EmptyState>
  );
}

const List = styled.ul`
  margin-top: var(--space-12);
`;
