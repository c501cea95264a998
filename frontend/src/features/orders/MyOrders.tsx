import { ButtonLink } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';

/** The orders of who is logged in. Orders come with payments: until then nobody has one. */
export function MyOrders() {
  return (
    <EmptyState
      title="Todavía no tienes pedidos"
      level={3}
      action={<ButtonLink to="/productos">Ver productos</ButtonLink>}
    >
      Cuando compres, aquí verás en qué va cada pedido.
    </EmptyState>
  );
}
