import { useState } from 'react';
import { styled } from 'styled-components';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { checkStyles } from '../../../shared/ui/check.styles';
import { QuantityStepper } from '../../../shared/ui/QuantityStepper';

/** How many pieces of each line, by its index in the order. */
export type PieceCounts = Readonly<Record<number, number>>;

/** The amount that the customer paid for these pieces: their price less their part of the discount. */
export function paidFor(counts: PieceCounts, { items, subtotal, total }: StaffOrderDto): number {
  const price = items.reduce((sum, item, index) => sum + item.price * (counts[index] ?? 0), 0);
  return subtotal > 0 ? Math.round((price * total) / subtotal) : price;
}

interface RefundPiecesProps {
  order: StaffOrderDto;
  /** Pieces that are ticked at first. */
  first: PieceCounts;
  /** 0 once no piece is ticked. */
  onAmount: (sum: number) => void;
}

/** Ticked pieces make the amount; of a line with several, as many as are wanted. */
export function RefundPieces({ order, first, onAmount }: RefundPiecesProps) {
  const [counts, setCounts] = useState(first);
  const tick = (index: number, count: number) => {
    const next = { ...counts, [index]: count };
    setCounts(next);
    onAmount(paidFor(next, order));
  };
  return (
    <fieldset>
      <legend>O solo estas piezas, con su parte del descuento</legend>
      {order.items.map(({ name, price, quantity }, index) => {
        const count = counts[index] ?? 0;
        const most = first[index] ?? quantity;
        return (
          <Line key={index}>
            <Tick>
              <input
                type="checkbox"
                checked={count > 0}
                onChange={({ target }) => tick(index, target.checked ? most : 0)}
              />
              <span>{`${count || most} × ${name}`}</span>
              <span>{formatCop(price * (count || most))}</span>
            </Tick>
            {count > 0 && most > 1 && (
              <QuantityStepper label={name} value={count} max={most} onStep={(step) => tick(index, count + step)} />
            )}
          </Line>
        );
      })}
    </fieldset>
  );
}

const Line = styled.div`
  display: grid;
  justify-items: start;
`;

const Tick = styled.label`
  display: grid;
  grid-template-columns: auto 1fr auto;
  justify-self: stretch;
  align-items: center;
  gap: var(--space-12);
  min-height: var(--target);
  font-variant-numeric: tabular-nums;
  input {
    ${checkStyles}
  }
`;
