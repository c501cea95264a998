import { styled } from 'styled-components';
import type { PricedChoiceDto, PricingDto } from '../../api/catalogue.api';
import type { Design } from './embroidery/design';
import type { Measure } from './embroidery/measure-texts';
import { BagSwatch, ThreadSwatch } from './Swatch';

interface DesignFactsProps {
  design: Design;
  pricing: PricingDto;
  measures: readonly Measure[];
}

/** Materials and position of an embroidery. */
export function DesignFacts({ design, pricing, measures }: DesignFactsProps) {
  const { fontStyle, fontSize, fontColor, animalTheme, bagColor } = design;
  return (
    <List>
      <div>
        <dt>Hilo</dt>
        <dd>
          <Swatch>
            <ThreadSwatch colour={fontColor} />
          </Swatch>
          <span>{nameOf(pricing.fontColors, fontColor)}</span>
        </dd>
      </div>
      <div>
        <dt>Color del bolso</dt>
        <dd>
          <Swatch>
            <BagSwatch colour={bagColor} />
          </Swatch>
          <span>{nameOf(pricing.bagColors, bagColor)}</span>
        </dd>
      </div>
      <div>
        <dt>Letra</dt>
        <dd>
          {`${nameOf(pricing.fontStyles, fontStyle)}, ${nameOf(pricing.fontSizes, fontSize).toLocaleLowerCase('es')}`}
        </dd>
      </div>
      <div>
        <dt>Motivo</dt>
        <dd>{nameOf(pricing.animalThemes, animalTheme)}</dd>
      </div>
      {measures.map(([what, measure]) => (
        <div key={what} className="measure">
          <dt>{what}</dt>
          <dd>{measure}</dd>
        </div>
      ))}
    </List>
  );
}

/** A bought choice may no longer be offered; it is then shown by its id. */
function nameOf(choices: readonly PricedChoiceDto[], id: string): string {
  return choices.find((choice) => choice.id === id)?.label ?? id;
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
