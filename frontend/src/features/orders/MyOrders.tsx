import { styled } from 'styled-components';
import type { AccountDto } from '../../api/identity.api';
import { type OrderItemDto, useListMyOrdersQuery } from '../../api/orders.api';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import type { PictureOf } from '../../shared/ui/PieceLines';
import { Skeleton } from '../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { MyOrder } from './MyOrder';

interface MyOrdersProps {
  account: AccountDto;
  /** Renders the picture of a line. */
  picture: PictureOf<OrderItemDto>;
}

/** Orders of the account, the newest first, and which orders of a guest join them. */
export function MyOrders({ account, picture }: MyOrdersProps) {
  const { data: orders, isError, refetch } = useListMyOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!orders) return isError ? <Failed retry={() => void refetch()} /> : <Loading />;
  if (orders.length === 0) return <None account={account} />;
  return (
    <>
      <List>
        {orders.map((order) => (
          <li key={order.id}>
            <MyOrder order={order} picture={picture} />
          </li>
        ))}
      </List>
      {!account.isEmailProven && <Guests>{guestOrders(account)}</Guests>}
    </>
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

/** What joins the list: orders that were bought without logging in. */
function guestOrders({ email, isEmailProven }: AccountDto): string {
  return isEmailProven
    ? `También aparecen aquí los que compres sin entrar a tu cuenta, con el correo ${email}.`
    : `¿Compraste sin cuenta, con el correo ${email}? Confírmalo con el enlace de nuestro correo de bienvenida, y esos pedidos aparecen aquí.`;
}

function None({ account }: { account: AccountDto }) {
  return (
    <EmptyState
      level={3}
      title="Todavía no tienes pedidos"
      action={<ButtonLink to="/productos">Ver productos</ButtonLink>}
    >
      {`Cuando compres, aquí verás en qué va cada pedido. ${guestOrders(account)}`}
    </EmptyState>
  );
}

const Guests = styled.p`
  margin-top: var(--space-16);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  margin-top: var(--space-12);
`;
