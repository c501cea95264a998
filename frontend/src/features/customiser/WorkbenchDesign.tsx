import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { NONE, optionLabel } from '../../domain/piece-design';
import { closeUp } from './embroidery/close-up';
import { describeDesign } from './embroidery/describe-design';
import type { Design } from './embroidery/design';
import { EmbroideryPicture } from './embroidery/EmbroideryPicture';
import { PICTURE_SIZE, type View } from './embroidery/views';
import { designLabels, labelOf } from './labels';
import { useLetters } from './letters-store';
import { BagSwatch, ThreadSwatch } from './Swatch';

interface WorkbenchDesignProps {
  design: Design;
  view: View;
  pricing: PricingDto;
}

/** The embroidery close up, as large as the screen allows, with thread and motif by name, for work at the machine. */
export function WorkbenchDesign({ design, view, pricing }: WorkbenchDesignProps) {
  const letters = useLetters([design.letter])[design.letter];
  const labels = designLabels(pricing);
  const near = closeUp(view);
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
            <ThreadSwatch colour={design.thread} />
          </span>
          <span>{`Hilo ${labelOf('thread', design.thread, pricing)}`}</span>
        </li>
        <li>
          <span>
            <BagSwatch colour={design.bagColour} />
          </span>
          <span>{`Bolso ${labelOf('bagColour', design.bagColour, pricing)}`}</span>
        </li>
        {design.strap !== NONE && <li>{`Reata ${labelOf('strap', design.strap, pricing)}`}</li>}
        <li>{`Motivo: ${optionLabel('motif', design.motif, pricing)}`}</li>
        <li>
          {`Letra: ${optionLabel('letter', design.letter, pricing)}, ${labelOf('letterSize', design.letterSize, pricing)}`}
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
