import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import type { ShownChoice } from '../../domain/piece-design';
import { from } from '../../theme/media';
import { DesignFacts } from './DesignFacts';
import { DesignPictures } from './DesignPictures';
import { describeDesign } from './embroidery/describe-design';
import type { Design } from './embroidery/design';
import { measureTexts } from './embroidery/measure-texts';
import { measureName } from './embroidery/name-measures';
import type { View } from './embroidery/views';
import { EmbroideryPlan } from './EmbroideryPlan';
import { designLabels } from './labels';
import { useLetters } from './letters-store';
import { NameTemplate } from './NameTemplate';

interface DesignSheetProps {
  design: Design;
  /** The choices of the piece by the names of its day. */
  shown: readonly ShownChoice[];
  /** Those of its add-ons, by their ids. */
  addOns: Readonly<Record<string, string>>;
  view: View;
  pricing: PricingDto;
}

/** Work sheet of a design: pictures, materials, position, measures, and the name in its true size. */
export function DesignSheet({ design, shown, addOns, view, pricing }: DesignSheetProps) {
  const letters = useLetters([design.letter])[design.letter];
  const name = useMemo(() => letters && measureName(design, letters, view), [design, letters, view]);
  const measures = measureTexts(name, view);
  return (
    <Sheet aria-busy={!letters}>
      <DesignPictures
        design={design}
        letters={letters}
        view={view}
        label={describeDesign(design, designLabels(pricing, shown, addOns))}
      />
      <Columns>
        <DesignFacts design={design} shown={shown} measures={measures} />
        <EmbroideryPlan
          design={design}
          name={name}
          view={view}
          label={`Plano. ${measures.map((measure) => measure.join(': ')).join('. ')}`}
        />
      </Columns>
      {name && <NameTemplate name={name} />}
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-20);
  @media print {
    gap: 4mm;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-20) var(--space-28);
  align-items: start;
  ${from(700)} {
    grid-template-columns: 1fr 1fr;
  }
  @media print {
    grid-template-columns: repeat(auto-fit, minmax(65mm, 1fr));
    break-inside: avoid;
  }
`;
