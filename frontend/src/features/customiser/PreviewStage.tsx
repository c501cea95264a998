import { memo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { Spinner } from '../../shared/ui/Spinner';
import { useSettled } from '../../shared/lib/use-settled';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { layers } from '../../theme/layers';
import { from, sideways } from '../../theme/media';
import { AllPictures } from './AllPictures';
import { describeDesign } from './embroidery/describe-design';
import type { Design } from './embroidery/design';
import { EmbroideryPreview } from './embroidery/EmbroideryPreview';
import type { View } from './embroidery/views';
import { designLabels } from './labels';
import type { LettersByFont } from './letters-store';
import { type ChoicesDraft, useChoices } from './use-choices';
import { designOn } from './use-customiser';
import { useLoadingPictures } from './use-loading-pictures';
import { usePrecomputedStitches } from './use-precomputed-stitches';

interface PreviewStageProps {
  draft: ChoicesDraft;
  /** Design that the alternative text describes; it is updated after the picture. */
  painted: Design;
  product: ProductDto;
  pricing: PricingDto;
  view: View;
  letters: LettersByFont;
  /** Preload the pictures of other choices. */
  ahead: boolean;
}

const SPOKEN_EVERY_MS = 1000;
/** Width of the whole picture; the stage shows a part of it. */
const SIZES = '(min-width: 1000px) 715px, 357px';

/** Keeps the bag visible: below the header on phones, beside the form in wide windows. */
export const PreviewStage = memo(function PreviewStage(props: PreviewStageProps) {
  const { draft, painted, product, pricing, view, letters, ahead } = props;
  const description = describeDesign(painted, designLabels(pricing));
  usePrecomputedStitches(painted, letters, view);
  const spoken = useSettled(description, SPOKEN_EVERY_MS);
  return (
    <Side>
      <Stage>
        <Live draft={draft} product={product} view={view} letters={letters} label={`Vista previa: ${description}`} />
        {ahead && <AllPictures view={view} sizes={SIZES} />}
      </Stage>
      <Caption>{description}</Caption>
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </Side>
  );
});

interface LiveProps {
  draft: ChoicesDraft;
  product: ProductDto;
  view: View;
  letters: LettersByFont;
  label: string;
}

/** The only part of the stage that renders before the frame of a key press. */
const Live = memo(function Live({ draft, product, view, letters, label }: LiveProps) {
  const choices = useChoices(draft);
  const design = useDesign(designOn(choices, product));
  const pictures = useRef<HTMLDivElement>(null);
  const loading = useLoadingPictures(pictures, design);
  return (
    <div ref={pictures} style={RELATIVE}>
      <Square design={design} letters={letters[design.letter]} view={view} label={label} sizes={SIZES} priority />
      {loading && (
        <Waiting role="status">
          <Spinner aria-hidden="true" />
          <span>Cargando…</span>
        </Waiting>
      )}
    </div>
  );
});

/** Returns the same object until the design changes, so that a request does not redraw the stitches. */
function useDesign(design: Design): Design {
  const [kept, setKept] = useState(design);
  const isSame = (Object.keys(design) as (keyof Design)[]).every((part) => design[part] === kept[part]);
  if (!isSame) setKept(design);
  return isSame ? kept : design;
}

const Side = styled.div`
  display: contents;
  ${from(1000)} {
    display: block;
    position: sticky;
    top: calc(var(--bar) + 24px);
  }
`;

const Stage = styled.div`
  position: sticky;
  top: var(--bar);
  z-index: ${layers.raised};
  display: grid;
  justify-content: center;
  margin-inline: calc(var(--gutter) * -1);
  border-bottom: 1px solid var(--border);
  background: var(--studio);
  overflow: hidden;
  ${sideways} {
    margin: 0;
    border: 0;
    border-radius: var(--radius-3);
  }
  ${from(1000)} {
    position: static;
    margin: 0;
    border: 0;
    border-radius: var(--radius-3);
  }
`;

const RELATIVE = { position: 'relative' } as const;

const Waiting = styled.p`
  position: absolute;
  right: 12px;
  bottom: 12px;
  display: flex;
  align-items: center;
  gap: var(--space-8);
  padding: var(--space-4) var(--space-10);
  border-radius: var(--radius-full);
  background: var(--surface-control);
  color: var(--text-on-dark);
  font-size: var(--font-size-xs);
`;

/** Continues the background of the photos to both sides and fades their edges into it. */
const Square = styled(memo(EmbroideryPreview))`
  width: var(--stage);
  -webkit-mask-image: linear-gradient(to right, transparent, black 4%, black 96%, transparent);
  mask-image: linear-gradient(to right, transparent, black 4%, black 96%, transparent);
`;

const Caption = styled.p`
  display: none;
  margin-top: var(--space-14);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
  ${from(1000)} {
    display: block;
  }
`;
