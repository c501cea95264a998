import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { type ChangeEntity, type ShopRowDto, useListShopRowsQuery } from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { useDraftSet } from '../draft/use-draft-set';
import { READ_FRESH } from '../read-fresh';

interface RowsProps<Entity extends ChangeEntity> {
  /** Up to three entities. */
  of: readonly Entity[];
  /** Renders the rows once they and the draft are loaded. */
  children: (rows: Record<Entity, readonly ShopRowDto[]>) => ReactNode;
}

/** Loads the rows of a screen and shows a placeholder meanwhile. */
export function Rows<Entity extends ChangeEntity>({ of, children }: RowsProps<Entity>) {
  const [first, second, third] = of;
  const one = useListShopRowsQuery({ entity: first! }, READ_FRESH);
  const two = useListShopRowsQuery(second ? { entity: second } : skipToken, READ_FRESH);
  const three = useListShopRowsQuery(third ? { entity: third } : skipToken, READ_FRESH);
  const { isKnown, error: draftError } = useDraftSet();
  const error = one.error ?? two.error ?? three.error ?? draftError;
  if (one.data && (two.data || !second) && (three.data || !third) && isKnown) {
    const rows = Object.fromEntries(of.map((entity, at) => [entity, [one, two, three][at]!.data]));
    return children(rows as unknown as Record<Entity, readonly ShopRowDto[]>);
  }
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
