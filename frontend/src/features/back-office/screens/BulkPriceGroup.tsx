import { useState } from 'react';
import { styled } from 'styled-components';
import { formatCop } from '../../../shared/lib/format-cop';
import { useFirstItems } from '../../../shared/lib/use-first-items';
import { Button } from '../../../shared/ui/Button';
import { checkStyles } from '../../../shared/ui/check.styles';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { type BulkPriceValues, newPrice, type PricedRow } from './bulk-prices';

/** Rows of a group of the catalogue or of a kind of option. */
export interface PriceGroup {
  title: string;
  rows: readonly PricedRow[];
}

interface BulkPriceGroupProps {
  group: PriceGroup;
  /** Keys of the chosen rows. */
  chosen: ReadonlySet<string>;
  /** The form's values while the percentage is valid. */
  preview: BulkPriceValues | undefined;
  /** Errors of the API by key. */
  refused: Readonly<Record<string, string>>;
  onToggle: (keys: readonly string[], on: boolean) => void;
}

/** Rows that are rendered at first. */
const SHOWN = 50;

/** Checkboxes of a group, with the new price of each chosen row. */
export function BulkPriceGroup({ group: { title, rows }, chosen, preview, refused, onToggle }: BulkPriceGroupProps) {
  const { items, showMore } = useFirstItems(rows, SHOWN);
  const [isUnfolded, setUnfolded] = useState(false);
  const keys = rows.map(({ key }) => key);
  // The new prices of chosen rows are always visible.
  const isOpen = isUnfolded || keys.some((key) => chosen.has(key));
  const isAll = keys.every((key) => chosen.has(key));
  return (
    <Panel aria-label={title}>
      <Head>
        <Check>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => onToggle(keys, !isAll)}
            aria-label={`Todo: ${title}`}
          />
          <PanelTitle as="span">{title}</PanelTitle>
        </Check>
        {!isOpen && (
          <Button variant="text" size="s" aria-label={`Elegir en ${title}`} onClick={() => setUnfolded(true)}>
            Elegir
          </Button>
        )}
      </Head>
      {isOpen && (
        <List>
          {items.map((row) => (
            <li key={row.key}>
              <Check>
                <input
                  type="checkbox"
                  checked={chosen.has(row.key)}
                  onChange={(event) => onToggle([row.key], event.target.checked)}
                  aria-describedby={refused[row.key] ? errorId(row) : undefined}
                />
                <span>
                  <span>{row.name}</span>
                  <small>
                    <span>{formatCop(row.price)}</span>
                    {chosen.has(row.key) && preview && <strong>{words(row, preview)}</strong>}
                    {row.price !== row.stored && <span>{' (con el borrador)'}</span>}
                  </small>
                </span>
              </Check>
              {refused[row.key] && <Refused id={errorId(row)}>{refused[row.key]}</Refused>}
            </li>
          ))}
        </List>
      )}
      {isOpen && showMore && (
        <Button variant="secondary" size="s" onClick={showMore}>
          Ver más
        </Button>
      )}
    </Panel>
  );
}

const errorId = ({ key }: PricedRow) => `refused-${key.replaceAll(/\W/g, '-')}`;

function words(row: PricedRow, preview: BulkPriceValues): string {
  const result = newPrice(row, preview);
  return 'price' in result ? ` → ${formatCop(result.price)}` : ` ${result.reason}`;
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
`;

const List = styled.ul`
  display: grid;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--border);
  }
`;

const Check = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-height: var(--target);
  padding-block: var(--space-6);
  cursor: pointer;
  overflow-wrap: anywhere;
  input {
    ${checkStyles}
  }
  small {
    display: block;
    color: var(--text-soft);
    font-size: var(--font-size-sm);
    font-variant-numeric: tabular-nums;
  }
  small > strong {
    color: var(--text-title);
  }
`;

const Refused = styled.p`
  color: var(--danger);
  font-size: var(--font-size-sm);
`;
