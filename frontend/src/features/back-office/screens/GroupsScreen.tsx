import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ShopRowDto } from '../../../api/back-office.api';
import { ButtonLink } from '../../../shared/ui/Button';
import { Control } from '../../../shared/ui/field.styles';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle, Row } from '../../../shared/ui/panel';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { NEW, shopPath } from '../back-office-path';
import { MoveButtons } from '../fields/MoveButtons';
import { OrderedRows } from '../fields/OrderedRows';
import { RowCards } from '../fields/RowCards';
import { Rows } from '../fields/Rows';
import { Stack } from '../fields/Stack';
import { moveGroup, moveProduct, moveToGroup, type PlacedGroup, type PlacedProduct } from '../order/groups';
import { useArrange } from '../order/use-arrange';
import { GroupForm, NewGroupForm } from './GroupForm';

/** Groups of the catalogue with their products in order, form of one group, or form of a new one. */
export function GroupsScreen({ item }: { item: string | undefined }) {
  return (
    <Rows of={['product_group', 'product']}>
      {({ product_group: groups, product: products }) => {
        if (item === NEW) return <NewGroupForm groups={groups} products={products} />;
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
  const element = useRef<HTMLDivElement>(null);
  const moved = useRef<PlacedProduct['id']>(undefined);
  // A product that changes its group is rendered anew, so its select would lose the focus.
  useEffect(() => {
    if (moved.current === undefined) return;
    element.current?.querySelector<HTMLElement>(`[data-row="${moved.current}"] select`)?.focus();
    moved.current = undefined;
  });

  const apply = (wanted: PlacedGroup[], words: string) => {
    if (arrange(wanted)) setAnnouncement(words);
  };
  const shiftProduct = (group: PlacedGroup, id: PlacedProduct['id'], step: -1 | 1) => {
    const at = group.products.findIndex((product) => product.id === id) + step;
    const { name } = group.products.find((product) => product.id === id)!;
    apply(moveProduct(present, id, step), `${name}: lugar ${at + 1} de ${group.products.length} en ${group.label}`);
  };
  const changeGroup = ({ id, name }: PlacedProduct, to: string) => {
    const group = present.find((each) => String(each.id) === to)!;
    moved.current = id;
    apply(moveToGroup(present, id, group.id), `${name} pasó a ${group.label}`);
  };
  const withdrawn = rows.filter(({ values }) => values.withdrawn === true);
  return (
    <Stack ref={element}>
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
      {present.map((group, at) => (
        <Panel key={group.id} aria-label={group.label}>
          <Head>
            <PanelTitle>
              <Link to={shopPath('grupos', group.id)}>{group.label}</Link>
            </PanelTitle>
            <MoveButtons
              name={`el grupo ${group.label}`}
              isFirst={at === 0}
              isLast={at === present.length - 1}
              onMove={(step) =>
                apply(moveGroup(present, group.id, step), `${group.label}: grupo ${at + 1 + step} de ${present.length}`)
              }
            />
          </Head>
          <OrderedRows
            rows={group.products.map((product) => ({
              id: product.id,
              name: product.name,
              content: (
                <Product>
                  <strong>{product.name}</strong>
                  {product.facts.length > 0 && <small>{product.facts.join(' · ')}</small>}
                  <GroupSelect
                    as="select"
                    aria-label={`Grupo de ${product.name}`}
                    value={String(group.id)}
                    onChange={(event) => changeGroup(product, event.target.value)}
                  >
                    {present.map(({ id, label }) => (
                      <option key={id} value={String(id)}>
                        {label}
                      </option>
                    ))}
                  </GroupSelect>
                </Product>
              ),
            }))}
            onMove={(id, step) => shiftProduct(group, id, step)}
          />
          {group.products.length === 0 && <p>Todavía no tiene productos: en la tienda no aparece.</p>}
        </Panel>
      ))}
    </Stack>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
    overflow-wrap: anywhere;
  }
`;

const Product = styled.div`
  display: grid;
  gap: var(--space-4);
  strong {
    font-weight: 600;
    line-height: 1.3;
  }
  small {
    color: var(--text-soft);
    font-size: var(--font-size-xs);
  }
`;

const GroupSelect = styled(Control)`
  max-width: 240px;
  min-height: var(--target);
  padding-block: var(--space-6);
`;
