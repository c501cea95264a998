import { useState } from 'react';
import type { ShopRowDto } from '../../../api/back-office.api';
import { MAX_CHANGES } from '../draft/changes';
import { useDraftSet } from '../draft/use-draft-set';
import { useEdit, usePresentRows } from '../draft/use-present-rows';
import { editsFor, type ArrangedGroup, arrangedGroups } from './groups';

const TOO_MANY = `Este cambio mueve demasiados productos: caben ${MAX_CHANGES} cambios por publicación. Publica lo que tienes y vuelve a intentarlo.`;
const NEW_GROUP = 'Para este cambio hay que correr los grupos: publica primero el grupo nuevo que está en el borrador.';

/** The groups of the draft with their products, and how to rearrange them. */
export function useArrange(groups: readonly ShopRowDto[], products: readonly ShopRowDto[]) {
  const { draft } = useDraftSet();
  const edit = useEdit();
  const [failure, setFailure] = useState<string>();
  const rows = usePresentRows('product_group', groups);
  const present = arrangedGroups(rows, usePresentRows('product', products));
  const changes = draft?.changes ?? [];
  const hasNewGroup = changes.some(({ entity, values }) => entity === 'product_group' && values);

  /** Returns whether the arrangement is possible. */
  const arrange = (wanted: readonly ArrangedGroup[]): boolean => {
    const edits = editsFor(wanted, present, { groups, products });
    const movesGroups = edits?.some(({ entity }) => entity === 'product_group');
    const problem =
      !edits || edits.length + changes.length > MAX_CHANGES
        ? TOO_MANY
        : hasNewGroup && movesGroups
          ? NEW_GROUP
          : undefined;
    setFailure(problem);
    if (!problem) edit(edits!);
    return !problem;
  };
  return { rows, present, arrange, failure };
}
