import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { choiceWords, type DesignField, type ShownChoice } from '../../domain/piece-design';
import type { Elements } from '../../shared/lib/elements';
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
  /** The choices of the piece by the names of its day. */
  shown: readonly ShownChoice[];
  /** Those of its add-ons, by their ids. */
  addOns: Readonly<Record<string, string>>;
  view: View;
  pricing: PricingDto;
}

/** Width of the whole piece beside the choices, in pixels. */
const WHOLE = 160;

/** The embroidery close up, as large as the screen allows, the whole piece, and every choice by name, for work at the machine. */
export function WorkbenchDesign({ design, shown, addOns, view, pricing }: WorkbenchDesignProps) {
  const letters = useLetters([design.letter])[design.letter];
  const words = describeDesign(design, designLabels(pricing, shown, addOns));
  const near = closeUp(view);
  const widthOf = (width: number, side: number) => `${Math.round((width * PICTURE_SIZE) / side)}px`;
  const picture = { design, letters, view, eager: true } as const;
  const swatches: Partial<Record<DesignField, Elements>> = {
    thread: <ThreadSwatch colour={design.thread} />,
    bagColour: <BagSwatch colour={design.bagColour} />,
  };
  return (
    <div>
      <Large {...picture} crop={near} label={`De cerca: ${words}`} sizes={widthOf(720, near.side)} />
      <Beside>
        <Whole {...picture} label={`La pieza: ${words}`} sizes={widthOf(WHOLE, view.crop.side)} />
        <Chips>
          {shown.map((choice) => (
            <li key={choice.field}>
              {swatches[choice.field] && <span>{swatches[choice.field]}</span>}
              <span>{choiceWords(choice)}</span>
            </li>
          ))}
        </Chips>
      </Beside>
    </div>
  );
}

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-20);
  margin-top: var(--space-12);
`;

const Whole = styled(EmbroideryPicture)`
  flex: none;
  width: ${WHOLE}px;
  border-radius: var(--radius-2);
`;

const Large = styled(EmbroideryPicture)`
  width: min(100%, 62 * var(--dvh));
  border-radius: var(--radius-2);
`;

const Chips = styled.ul`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-20);
  font-size: var(--font-size-lg);
  li {
    display: flex;
    align-items: center;
    gap: var(--space-10);
  }
  li > span:not(:last-child) {
    display: flex;
    width: 48px;
    height: 48px;
  }
`;
