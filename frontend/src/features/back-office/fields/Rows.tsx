import { skipToken } from '@reduxjs/toolkit/query';
import type { Elements } from '../../../shared/lib/elements';
import {
  type ChangeEntity,
  type ShopRowDto,
  useGetShopRowQuery,
  useListShopRowsQuery,
  READ_FRESH,
} from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import type { Screen } from '../back-office-path';
import { useDraftSet } from '../draft/use-draft-set';
import { RowNotFound } from './RowNotFound';

interface RowsProps<Entity extends ChangeEntity> {
  /** Up to three entities. */
  of: readonly Entity[];
  /** Renders the rows once they and the draft are loaded. */
  children: (rows: Record<Entity, readonly ShopRowDto[]>) => Elements;
}

/** Fields of products that lists use: with descriptions and photos, thousands of products would be megabytes. */
const LISTED = 'name,price,rank,embroiderable,inStock,kitOnly,withdrawn,measured';

const rowsOf = (entity: ChangeEntity) => ({ entity, fields: entity === 'product' ? LISTED : undefined });

/** Loads the rows of a screen and shows a placeholder meanwhile. */
export function Rows<Entity extends ChangeEntity>({ of, children }: RowsProps<Entity>) {
  const [first, second, third] = of;
  const one = useListShopRowsQuery(rowsOf(first!), READ_FRESH);
  const two = useListShopRowsQuery(second ? rowsOf(second) : skipToken, READ_FRESH);
  const three = useListShopRowsQuery(third ? rowsOf(third) : skipToken, READ_FRESH);
  const { isKnown, error: draftError } = useDraftSet();
  const error = one.error ?? two.error ?? three.error ?? draftError;
  if (one.data && (two.data || !second) && (three.data || !third) && isKnown) {
    const rows = Object.fromEntries(of.map((entity, at) => [entity, [one, two, three][at]!.data]));
    return children(rows as unknown as Record<Entity, readonly ShopRowDto[]>);
  }
  return <NoRows error={error} />;
}

/** Loads one row with every field and shows a placeholder meanwhile. */
export function RowById({ entity, id, screen, children }: RowByIdProps) {
  const { data, error } = useGetShopRowQuery({ entity, id }, READ_FRESH);
  const { isKnown, error: draftError } = useDraftSet();
  if (data && isKnown) return children(data);
  if (error && 'status' in error && [400, 404].includes(Number(error.status))) return <RowNotFound screen={screen} />;
  return <NoRows error={error ?? draftError} />;
}

interface RowByIdProps {
  entity: ChangeEntity;
  id: string;
  /** Screen that lists such rows. */
  screen: Screen;
  children: (row: ShopRowDto) => Elements;
}

/** The placeholder of rows, or why they could not be loaded. */
function NoRows({ error }: { error: Parameters<typeof errorMessage>[0] | undefined }) {
  if (error)
    return (
      <EmptyState
        title="No se pudo leer la tienda"
        action={<Button onClick={() => location.reload()}>Reintentar</Button>}
      >
        {errorMessage(error)}
      </EmptyState>
    );
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Cargando…</VisuallyHidden>
      <Skeleton height="320px" />
    </div>
  );
}
