import { styled } from 'styled-components';
import type { OrderRefundsDto } from '../../../api/refunds.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { checkStyles } from '../../../shared/ui/check.styles';
import { QuantityStepper } from '../../../shared/ui/QuantityStepper';

/** How many pieces of each line, by its index in the order. */
export type PieceCounts = Readonly<Record<number, number>>;

/** What was paid for these pieces, with their part of the discount. */
export function paidFor(counts: PieceCounts, pieces: OrderRefundsDto['pieces']): number {
  return pieces.reduce((sum, { position, amounts }) => sum + firstOf(amounts, counts[position] ?? 0), 0);
}

function firstOf(amounts: readonly number[], count: number): number {
  return amounts.slice(0, count).reduce((sum, amount) => sum + amount, 0);
}

interface RefundPiecesProps {
  /** The pieces that have not come back. */
  pieces: OrderRefundsDto['pieces'];
  counts: PieceCounts;
  onChange: (counts: PieceCounts) => void;
}

/** Ticked pieces make the amount; of a line with several, as many as are wanted. */
export function RefundPieces({ pieces, counts, onChange }: RefundPiecesProps) {
  const tick = (position: number, count: number) => onChange({ ...counts, [position]: count });
  return (
    <fieldset>
      <legend>Piezas que vuelven, con su parte del descuento</legend>
      {pieces
        .filter(({ amounts }) => amounts.length > 0)
        .map(({ position, name, amounts }) => {
          const count = counts[position] ?? 0;
          const most = amounts.length;
          return (
            <Line key={position}>
              <Tick>
                <input
                  type="checkbox"
                  checked={count > 0}
                  onChange={({ target }) => tick(position, target.checked ? most : 0)}
                />
                <span translate="no">{`${count || most} × ${name}`}</span>
                <span translate="no">{formatCop(firstOf(amounts, count || most))}</span>
              </Tick>
              {count > 0 && most > 1 && (
                <QuantityStepper
                  label={name}
                  value={count}
                  max={most}
                  onStep={(step) => tick(position, count + step)}
                />
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
