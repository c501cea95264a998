import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { closeUp } from './embroidery/close-up';
import { describeDesign } from './embroidery/describe-design';
import type { Design } from './embroidery/design';
import { EmbroideryPicture } from './embroidery/EmbroideryPicture';
import { PICTURE_SIZE, type View } from './embroidery/views';
import { designLabels } from './labels';
import { useLetters } from './letters-store';
import { BagSwatch, ThreadSwatch } from './Swatch';

interface WorkbenchDesignProps {
  design: Design;
  view: View;
  pricing: PricingDto;
}

/** The embroidery close up, as large as the screen allows, with thread and motif by name, for work at the machine. */
export function WorkbenchDesign({ design, view, pricing }: WorkbenchDesignProps) {
  const letters = useLetters([design.fontStyle])[design.fontStyle];
  const labels = designLabels(pricing);
  const near = closeUp(view);
  const nameOf = (choices: readonly { id: string; label: string }[], id: string) =>
    choices.find((choice) => choice.id === id)?.label ?? id;
  return (
    <>
      <Large
        design={design}
        letters={letters}
        view={view}
        crop={near}
        label={`De cerca: ${describeDesign(design, labels)}`}
        sizes={`${Math.round((720 * PICTURE_SIZE) / near.side)}px`}
        eager
      />
      <Chips>
        <li>
          <span>
            <ThreadSwatch colour={design.fontColor} />
          </span>
          <span>{`Hilo ${nameOf(pricing.fontColors, design.fontColor).toLocaleLowerCase('es')}`}</span>
        </li>
        <li>
          <span>
            <BagSwatch colour={design.bagColor} />
          </span>
          <span>{`Bolso ${nameOf(pricing.bagColors, design.bagColor).toLocaleLowerCase('es')}`}</span>
        </li>
        <li>{`Motivo: ${nameOf(pricing.animalThemes, design.animalTheme)}`}</li>
        <li>
          {`Letra: ${nameOf(pricing.fontStyles, design.fontStyle)}, ${nameOf(pricing.fontSizes, design.fontSize).toLocaleLowerCase('es')}`}
        </li>
      </Chips>
    </>
  );
}

const Large = styled(EmbroideryPicture)`
  width: min(100%, 62 * var(--dvh));
  border-radius: var(--radius-2);
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-20);
  font-size: var(--font-size-lg);
  li {
    display: flex;
    align-items: center;
    gap: var(--space-10);
  }
  li > span:first-child {
    display: flex;
    width: 64px;
    height: 64px;
  }
`;
