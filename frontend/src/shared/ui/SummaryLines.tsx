import { styled } from 'styled-components';
import { formatCop, spokenCop } from '../lib/format-cop';
import { VisuallyHidden } from './VisuallyHidden';

interface SummaryLine {
  label: string;
  /** Whole pesos, or a text where there is no amount ("Lo pagas al recibir"). A saving is negative. */
  value: number | string;
}

interface SummaryLinesProps {
  lines: readonly SummaryLine[];
  total?: SummaryLine;
}

/** The lines of a total, with savings in green and the total at the end. */
export function SummaryLines({ lines, total }: SummaryLinesProps) {
  return (
    <List>
      {lines.map((line) => (
        <Line key={line.label} line={line} />
      ))}
      {total && <Line line={total} className="total" />}
    </List>
  );
}

function Line({ line: { label, value }, className }: { line: SummaryLine; className?: string }) {
  const saving = typeof value === 'number' && value < 0;
  return (
    <div className={saving ? 'saving' : className}>
      <dt>{label}</dt>
      <dd>
        {typeof value === 'string' ? (
          value
        ) : (
          <>
            <span aria-hidden="true">{formatCop(value)}</span>
            <VisuallyHidden>{spokenCop(value)}</VisuallyHidden>
          </>
        )}
      </dd>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  gap: var(--space-10);
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-16);
  }
  dt {
    color: var(--text-soft);
  }
  dd {
    position: relative;
    margin-left: auto;
    font-weight: 500;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
  }
  .saving dd {
    color: var(--success);
  }
  .total {
    align-items: center;
    margin-top: var(--space-4);
    padding-top: var(--space-14);
    border-top: 1px solid var(--border);
  }
  .total dt {
    font-size: var(--font-size-lg);
    font-weight: 600;
    color: var(--text);
  }
  .total dd {
    font-size: clamp(1.375rem, 1.3rem + 0.4vw, 1.625rem);
    font-weight: 600;
    color: var(--brand);
  }
`;
