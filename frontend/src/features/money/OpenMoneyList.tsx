import { styled } from 'styled-components';
import { useListOpenMoneyQuery } from '../../api/money.api';
import { pollingOptions } from '../../shared/lib/polling-options';
import { useReauthOnForbidden } from '../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Skeleton } from '../../shared/ui/Skeleton';
import { OpenMoneyCard } from './OpenMoneyCard';

const POLLING = pollingOptions(60_000);

interface OpenMoneyListProps {
  /** Path of an order of the panel. */
  orderPath: (id: string) => string;
}

/** Money that nobody has decided about, each as a card with its decisions. */
export function OpenMoneyList({ orderPath }: OpenMoneyListProps) {
  const { data, error, refetch } = useListOpenMoneyQuery(undefined, POLLING);
  useReauthOnForbidden(error);
  if (!data && error)
    return (
      <EmptyState
        title="No pudimos cargar el dinero sin pedido"
        action={<Button onClick={() => void refetch()}>Reintentar</Button>}
      >
        Revisa tu conexión y vuelve a intentar.
      </EmptyState>
    );
  if (!data) return <Skeleton height="240px" />;
  if (data.items.length === 0)
    return (
      <EmptyState title="Todo el dinero tiene su pedido">
        Aquí aparece lo que llega y la tienda no sabe de quién es: un valor distinto, un pago repetido o uno que el
        proveedor cambió.
      </EmptyState>
    );
  return (
    <List>
      {data.items.map((money) => (
        <li key={money.id}>
          <OpenMoneyCard money={money} orderPath={orderPath} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-16);
`;
