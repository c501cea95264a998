import { styled } from 'styled-components';
import { type DesignField, questionTitle, type ShownChoice } from '../../domain/piece-design';
import type { Elements } from '../../shared/lib/elements';
import type { Design } from './embroidery/design';
import type { Measure } from './embroidery/measure-texts';
import { BagSwatch, ThreadSwatch } from './Swatch';

interface DesignFactsProps {
  design: Design;
  /** The choices of the piece by the names of its day. */
  shown: readonly ShownChoice[];
  measures: readonly Measure[];
}

/** Materials and position of an embroidery, in the order of the list of choices. */
export function DesignFacts({ design, shown, measures }: DesignFactsProps) {
  const swatches: Partial<Record<DesignField, Elements>> = {
    thread: <ThreadSwatch colour={design.thread} />,
    bagColour: <BagSwatch colour={design.bagColour} />,
  };
  return (
    <List>
      {shown.map(({ field, label }) => (
        <div key={field}>
          <dt>{questionTitle(field)}</dt>
          <dd>
            {swatches[field] && <Swatch>{swatches[field]}</Swatch>}
            <span>{label}</span>
          </dd>
        </div>
      ))}
      {measures.map(([what, measure]) => (
        <div key={what} className="measure">
          <dt>{what}</dt>
          <dd>{measure}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-14) var(--space-20);
  dt {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
  dd {
    display: flex;
    align-items: center;
    gap: var(--space-10);
    font-size: var(--font-size-lg);
    font-weight: 600;
    line-height: 1.35;
  }
  .measure {
    grid-column: 1 / -1;
  }
  .measure dd {
    font-size: var(--font-size-md);
    font-weight: 500;
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media print {
    gap: 1.5mm 4mm;
    dt {
      font-size: 8.5pt;
    }
    dd,
    .measure dd {
      font-size: 11pt;
    }
  }
`;

const Swatch = styled.span`
  display: grid;
  flex: none;
  width: 30px;
  height: 30px;
  border: 1px solid var(--border-strong);
  border-radius: 50%;
  overflow: hidden;
`;
