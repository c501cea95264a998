import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ChangeEntity, type ShopRowDto } from '../../../api/back-office.api';
import { from } from '../../../theme/media';
import { newRowPath, shopPath } from '../back-office-path';
import { useDraftSet } from '../draft/use-draft-set';
import { ChangedIcon } from './ChangedIcon';
import { LongList } from './LongList';

interface RowCard {
  id: ShopRowDto['id'];
  title: string;
  /** Path of the row. */
  to: string;
  /** Content of the second line. */
  facts: string;
}

interface RowCardsProps {
  entity: ChangeEntity;
  cards: readonly RowCard[];
}

/** Rows as cards, new rows of the draft first. */
export function RowCards({ entity, cards }: RowCardsProps) {
  const { draft } = useDraftSet();
  const changes = (draft?.changes ?? []).map((change, index) => ({ ...change, sentence: draft!.preview[index]! }));
  const changed = new Set(changes.filter((change) => change.entity === entity).map(({ id }) => id));
  const created = changes.filter((change) => change.entity === entity && change.values);
  if (created.length + cards.length === 0) return null;
  return (
    <LongList items={cards} textOf={({ title }) => title} label="Buscar en la lista">
      {(shown) => (
        <Cards>
          {created.map(({ sentence, ...row }) => (
            <li key={row.key ?? sentence}>
              <Card to={newRowPath(row) ?? shopPath('revisar')}>
                <strong>
                  <ChangedIcon />
                  <span>{sentence}</span>
                </strong>
                <span>En el borrador</span>
                <ChevronRight aria-hidden="true" />
              </Card>
            </li>
          ))}
          {shown.map(({ id, title, to, facts }) => (
            <li key={id}>
              <Card to={to}>
                <strong>
                  {changed.has(id) && <ChangedIcon />}
                  <span>{title}</span>
                </strong>
                <span>{`${facts}${changed.has(id) ? ' · con cambios' : ''}`}</span>
                <ChevronRight aria-hidden="true" />
              </Card>
            </li>
          ))}
        </Cards>
      )}
    </LongList>
  );
}

export const Cards = styled.ul`
  display: grid;
  gap: var(--space-8);
  list-style: none;
  ${from(900)} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Card = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  gap: 2px var(--space-12);
  height: 100%;
  min-height: 64px;
  padding: var(--space-10) var(--space-16);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    border-color: var(--border-strong);
    background: var(--surface-hover);
  }
  strong {
    line-height: 1.3;
    color: var(--text-title);
  }
  > span {
    grid-row: 2;
    font-size: var(--font-size-sm);
    line-height: 1.35;
    color: var(--text-soft);
    font-variant-numeric: tabular-nums;
  }
  > .lucide {
    grid-area: 1 / 2 / 3;
    width: 20px;
    height: 20px;
    color: var(--brand);
  }
`;
