import type { ShopRowDto } from '../../../api/back-office.api';
import { Note } from '../../../shared/ui/Note';
import { Panel } from '../../../shared/ui/panel';
import { usePresentRows } from '../draft/use-present-rows';
import { rowFields, type TypedField } from '../fields/edit-field';
import { EditForm } from '../fields/EditForm';
import { text } from '../fields/kinds';
import { NewRowForm } from '../fields/NewRowForm';
import { RowNotFound } from '../fields/RowNotFound';
import { Stack } from '../fields/Stack';
import { WithdrawButton } from '../fields/WithdrawButton';
import { editsFor, editsToOffer, roomForGroup } from '../order/groups';
import { useArrange } from '../order/use-arrange';

interface GroupsProps {
  groups: readonly ShopRowDto[];
  products: readonly ShopRowDto[];
}

const LABEL: Readonly<Record<string, TypedField>> = {
  label: { kind: text, label: 'Nombre', hint: 'El título que leen tus clientes en el catálogo' },
};

/** Form of a new group, which comes before the last one. */
export function NewGroupForm({ groups, products, item }: GroupsProps & { item: string }) {
  const { present } = useArrange(groups, products);
  const { range, groups: wanted } = roomForGroup(present);
  return (
    <NewRowForm
      item={item}
      entity="product_group"
      title="Grupo nuevo"
      fields={LABEL}
      values={range}
      edits={editsFor(wanted, present, { groups, products })}
      screen="grupos"
    />
  );
}

/** Name of a group, and whether the shop shows it. */
export function GroupForm({ groups, products, item }: GroupsProps & { item: string }) {
  const { present } = useArrange(groups, products);
  const row = groups.find(({ id }) => String(id) === item);
  const [now] = usePresentRows('product_group', row ? [row] : []);
  if (!row || !now) return <RowNotFound screen="grupos" />;
  const name = String(row.values.label);
  const isWithdrawn = now.values.withdrawn === true;
  const isOnly = !isWithdrawn && present.length === 1;
  return (
    <Stack>
      <EditForm groups={[{ title: name, fields: rowFields('product_group', row, LABEL) }]} />
      <Panel aria-label="En la tienda">
        <p>
          {isWithdrawn
            ? 'Este grupo no aparece en la tienda; sus productos están en el último grupo.'
            : 'Si lo retiras, sus productos pasan al último grupo.'}
        </p>
        {isOnly ? (
          <Note kind="info">Es el único grupo: el catálogo necesita al menos uno.</Note>
        ) : (
          <WithdrawButton
            entity="product_group"
            row={row}
            name={name}
            moreToOffer={() => editsToOffer(now, present, { groups, products })}
          />
        )}
      </Panel>
    </Stack>
  );
}
