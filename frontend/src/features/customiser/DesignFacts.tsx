import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { NONE, optionLabel } from '../../domain/piece-design';
import type { Design } from './embroidery/design';
import type { Measure } from './embroidery/measure-texts';
import { labelOf } from './labels';
import { BagSwatch, ThreadSwatch } from './Swatch';

interface DesignFactsProps {
  design: Design;
  pricing: PricingDto;
  measures: readonly Measure[];
}

/** Materials and position of an embroidery. */
export function DesignFacts({ design, pricing, measures }: DesignFactsProps) {
  const { letter, letterSize, thread, motif, bagColour, strap } = design;
  return (
    <List>
      <div>
        <dt>Hilo</dt>
        <dd>
          <Swatch>
            <ThreadSwatch colour={thread} />
          </Swatch>
          <span>{optionLabel('thread', thread, pricing)}</span>
        </dd>
      </div>
      <div>
        <dt>Color del bolso</dt>
        <dd>
          <Swatch>
            <BagSwatch colour={bagColour} />
          </Swatch>
          <span>{optionLabel('bagColour', bagColour, pricing)}</span>
        </dd>
      </div>
      <div>
        <dt>Letra</dt>
        <dd>{`${optionLabel('letter', letter, pricing)}, ${labelOf('letterSize', letterSize, pricing)}`}</dd>
      </div>
      <div>
        <dt>Motivo</dt>
        <dd>{optionLabel('motif', motif, pricing)}</dd>
      </div>
      {strap !== NONE && (
        <div>
          <dt>Reata</dt>
          <dd>{optionLabel('strap', strap, pricing)}</dd>
        </div>
      )}
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
