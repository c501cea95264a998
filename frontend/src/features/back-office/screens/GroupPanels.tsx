import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Control } from '../../../shared/ui/field.styles';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { shopPath } from '../back-office-path';
import { MoveButtons } from '../fields/MoveButtons';
import { OrderedRows } from '../fields/OrderedRows';
import { Panels } from '../fields/Stack';
import { moveGroup, moveProduct, moveToGroup, type ArrangedGroup, type GroupedProduct } from '../order/groups';

interface GroupPanelsProps {
  groups: readonly ArrangedGroup[];
  /** Saves an arrangement and announces it; returns whether that was possible. */
  apply: (wanted: ArrangedGroup[], words: string) => boolean;
}

/** Groups in order, each with its products in order. */
export function GroupPanels({ groups, apply }: GroupPanelsProps) {
  const element = useRef<HTMLDivElement>(null);
  const moved = useRef<{ id: GroupedProduct['id']; to: string }>(undefined);
  // A product that changes its group is rendered anew, so its select would lose the focus.
  useEffect(() => {
    if (!moved.current) return;
    const { id, to } = moved.current;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    (find(`[data-row="${id}"] select`) ?? find(`a[href$="/${to}"]`))?.focus();
    moved.current = undefined;
  });
  const changeGroup = ({ id, name }: GroupedProduct, to: string) => {
    const group = groups.find((each) => String(each.id) === to)!;
    if (apply(moveToGroup(groups, id, group.id), `${name} pasó a ${group.label}`)) moved.current = { id, to };
  };
  return (
    <Panels ref={element}>
      {groups.map((group, at) => (
        <Panel key={group.id} aria-label={group.label}>
          <Head>
            <PanelTitle>
              <Link to={shopPath('grupos', group.id)}>{group.label}</Link>
            </PanelTitle>
            <MoveButtons
              name={`el grupo ${group.label}`}
              isFirst={at === 0}
              isLast={at === groups.length - 1}
              onMove={(step) =>
                apply(moveGroup(groups, group.id, step), `${group.label}: grupo ${at + 1 + step} de ${groups.length}`)
              }
            />
          </Head>
          <Products group={group} groups={groups} apply={apply} onGroup={changeGroup} />
        </Panel>
      ))}
    </Panels>
  );
}

interface ProductsProps extends GroupPanelsProps {
  group: ArrangedGroup;
  /** Moves a product to the group with this id. */
  onGroup: (product: GroupedProduct, to: string) => void;
}

function Products({ group: { id: groupId, label, products }, groups, apply, onGroup }: ProductsProps) {
  const move = (id: GroupedProduct['id'], step: -1 | 1) => {
    const at = products.findIndex((product) => product.id === id);
    const words = `${products[at]!.name}: lugar ${at + step + 1} de ${products.length} en ${label}`;
    apply(moveProduct(groups, id, step), words);
  };
  if (products.length === 0) return <p>Todavía no tiene productos: en la tienda no aparece.</p>;
  return (
    <OrderedRows
      rows={products.map((product) => ({
        id: product.id,
        name: product.name,
        content: (
          <Product>
            <strong>{product.name}</strong>
            {product.facts.length > 0 && <small>{product.facts.join(' · ')}</small>}
            <GroupSelect
              as="select"
              aria-label={`Grupo de ${product.name}`}
              value={String(groupId)}
              onChange={(event) => onGroup(product, event.target.value)}
            >
              {groups.map((group) => (
                <option key={group.id} value={String(group.id)}>
                  {group.label}
                </option>
              ))}
            </GroupSelect>
          </Product>
        ),
      }))}
      onMove={move}
    />
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
