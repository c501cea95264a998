import type { ChangeEntity, ShopRowDto } from '../../../api/back-office.api';
import { Button } from '../../../shared/ui/Button';
import type { Edit } from '../draft/changes';
import { useEdit, usePresentRows } from '../draft/use-present-rows';
import { ChangedIcon } from './ChangedIcon';
import { Before } from './EditInput';

interface WithdrawButtonProps {
  entity: ChangeEntity;
  /** The published row. */
  row: ShopRowDto;
  /** Name of the row, for screen readers. */
  name: string;
  /** Returns further edits that offering the row again needs. */
  moreToOffer?: () => readonly Edit[];
}

/** Takes a row off the shop, or offers it again; a change of the draft like any other. */
export function WithdrawButton({ entity, row, name, moreToOffer }: WithdrawButtonProps) {
  const [present] = usePresentRows(entity, [row]);
  const edit = useEdit();
  const stored = row.values.withdrawn === true;
  const isWithdrawn = present?.values.withdrawn === true;
  const toggle = () =>
    edit([
      ...(isWithdrawn && stored ? (moreToOffer?.() ?? []) : []),
      { entity, id: row.id, field: 'withdrawn', value: !isWithdrawn, expected: stored },
    ]);
  const label = isWithdrawn ? 'Volver a ofrecer' : 'Retirar';
  return (
    <div>
      <Button variant="secondary" size="s" aria-label={`${label}: ${name}`} onClick={toggle}>
        {stored !== isWithdrawn && <ChangedIcon />}
        <span>{label}</span>
      </Button>
      {stored !== isWithdrawn && <Before>{`Antes: ${stored ? 'fuera de la tienda' : 'en la tienda'}`}</Before>}
    </div>
  );
}
