import { useState } from 'react';
import type { ShopRowDto } from '../../../api/back-office.api';
import { ButtonLink } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { Row } from '../../../shared/ui/panel';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { isNewItem, NEW, shopPath } from '../back-office-path';
import { RowCards } from '../fields/RowCards';
import { Rows } from '../fields/Rows';
import { Stack } from '../fields/Stack';
import type { ArrangedGroup } from '../order/groups';
import { useArrange } from '../order/use-arrange';
import { GroupForm, NewGroupForm } from './GroupForm';
import { GroupPanels } from './GroupPanels';

/** Groups of the catalogue with their products in order, form of one group, or form of a new one. */
export default function GroupsScreen({ item }: { item: string | undefined }) {
  return (
    <Rows of={['product_group', 'product']}>
      {({ product_group: groups, product: products }) => {
        if (isNewItem(item)) return <NewGroupForm groups={groups} products={products} item={item} />;
        if (item) return <GroupForm groups={groups} products={products} item={item} />;
        return <Lists groups={groups} products={products} />;
      }}
    </Rows>
  );
}

interface ListsProps {
  groups: readonly ShopRowDto[];
  products: readonly ShopRowDto[];
}

function Lists({ groups, products }: ListsProps) {
  const { rows, present, arrange, failure } = useArrange(groups, products);
  const [announcement, setAnnouncement] = useState('');
  const apply = (wanted: ArrangedGroup[], words: string) => {
    const isDone = arrange(wanted);
    if (isDone) setAnnouncement(words);
    return isDone;
  };
  const withdrawn = rows.filter(({ values }) => values.withdrawn === true);
  return (
    <Stack>
      <Row>
        <ButtonLink size="s" to={shopPath('grupos', NEW)}>
          Grupo nuevo
        </ButtonLink>
      </Row>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
      <RowCards
        entity="product_group"
        cards={withdrawn.map(({ id, values }) => ({
          id,
          title: String(values.label),
          to: shopPath('grupos', id),
          facts: 'fuera de la tienda',
        }))}
      />
      <GroupPanels groups={present} apply={apply} />
    </Stack>
  );
}
