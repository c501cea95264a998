import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { OrderItemDto } from '../../api/orders.api';
import { groupByKit, groupPrice, kitTitle } from '../../domain/kit-groups';
import { formatCop } from '../../shared/lib/format-cop';
import { PieceFacts } from '../../shared/ui/PieceFacts';

/** Lines of an order with their design and the parts of their price. */
export function ReceiptLines({ items }: { items: readonly OrderItemDto[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Cant.</th>
          <th scope="col">Precio</th>
        </tr>
      </thead>
      <tbody>
        {groupByKit(items).map(({ kitId, lines }, position) => (
          // Two lines of an order can be identical, so the position is the key.
          <Fragment key={position}>
            {kitId !== null && (
              <KitRow>
                <th scope="row">{kitTitle(lines.length)}</th>
                <td>{lines[0].quantity}</td>
                <td>{formatCop(groupPrice(lines))}</td>
              </KitRow>
            )}
            {lines.map((item, index) => (
              <tr key={index} data-in-kit={kitId !== null || undefined}>
                <td>
                  <strong>{item.name}</strong>
                  <p>
                    <PieceFacts piece={item} />
                  </p>
                  <p>{priceLines(item)}</p>
                </td>
                <td>{item.quantity}</td>
                <td>{formatCop(item.price * item.quantity)}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}

/** 'Precio base $445.000 · Pompón $45.000, cada pieza' */
function priceLines({ breakdown, quantity }: OrderItemDto): string {
  const lines = breakdown.map(({ label, amount }) => `${label} ${amount === 0 ? 'incluido' : formatCop(amount)}`);
  return lines.join(' · ') + (quantity > 1 ? ', cada pieza' : '');
}

/** Kit line; its price is the sum of the pieces below it. */
const KitRow = styled.tr`
  &&& > * {
    padding-block: var(--space-14) var(--space-10);
    border-bottom: 1px dashed var(--thread-light);
    font-weight: 600;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--font-size-sm);
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th {
    padding: var(--space-8) var(--space-12) var(--space-8) 0;
    border-bottom: 1.5px solid var(--brand);
    font-weight: 600;
    text-align: left;
  }
  td {
    padding: var(--space-12) var(--space-12) var(--space-12) 0;
    border-bottom: 1px solid var(--border);
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td + td {
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media print {
    line-height: 1.35;
    td {
      padding-block: calc(var(--space-8) - 1px);
    }
  }
  :is(th, td):last-child {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }
  strong {
    font-weight: 600;
  }
  [data-in-kit] > td:first-child {
    padding-left: var(--space-16);
  }
  p,
  small {
    color: var(--text-soft);
  }
  small {
    font-size: var(--font-size-xs);
  }
`;
