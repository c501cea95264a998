import { memo, useCallback, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { PricedChoiceDto, PricingDto } from '../../api/catalogue.api';
import { formatCop } from '../../shared/lib/format-cop';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { Picture } from '../../shared/ui/Picture';
import { SegmentedRadio } from '../../shared/ui/SegmentedRadio';
import { AdviceRegion } from './Advice';
import { ChoiceGroup } from './ChoiceGroup';
import type { Choices } from './choices';
import { ContrastAdvice } from './ContrastAdvice';
import { drawable } from './drawable';
import type { AnimalTheme, BagColour, Design, FontSize, FontStyle, ThreadColour } from './embroidery/design';
import { motifPicture } from './embroidery/design-pictures';
import type { View } from './embroidery/views';
import type { LettersByFont } from './letters-store';
import { LetterSample } from './LetterSample';
import { sampleLetters, SAMPLE_WORD } from './sample-letters';
import { Step, StepTitle } from './step';
import { StitchAdvice } from './StitchAdvice';
import { BagSwatch, ThreadSwatch } from './Swatch';
import { type ChoicesDraft, useChoice } from './use-choices';

interface DesignFormProps {
  draft: ChoicesDraft;
  /** The design that the advice is about. */
  painted: Choices;
  pricing: PricingDto;
  view: View;
  letters: LettersByFont;
}

/** Fields of the embroidery and the bag. */
export function DesignForm({ draft, painted, pricing: served, view, letters }: DesignFormProps) {
  const pricing = drawable(served);
  // Shows colour advice beside the colour field that changed last.
  const [asked, setAsked] = useState<keyof Design>('fontColor');
  const letterFace = useLetterFace(painted.name, letters);
  const advice = <ContrastAdvice choices={painted} change={draft.change} pricing={pricing} />;
  return (
    <>
      <ChoiceGroup
        title="Estilo de letra"
        look="letters"
        choices={pricing.fontStyles}
        face={letterFace}
        draft={draft}
        field="fontStyle"
      />
      <SizeChoice sizes={pricing.fontSizes} draft={draft} />
      <AdviceRegion>
        <StitchAdvice choices={painted} change={draft.change} pricing={pricing} view={view} letters={letters} />
      </AdviceRegion>
      <ChoiceGroup
        title="Color del hilo"
        look="swatches"
        choices={pricing.fontColors}
        face={threadFace}
        draft={draft}
        field="fontColor"
        onChosen={setAsked}
      />
      <AdviceRegion>{asked === 'fontColor' && advice}</AdviceRegion>
      <ChoiceGroup
        title="Motivo"
        look="tiles"
        choices={pricing.animalThemes}
        face={motifFace}
        draft={draft}
        field="animalTheme"
      />
      <ChoiceGroup
        title="Color del bolso"
        look="swatches"
        choices={pricing.bagColors}
        face={bagFace}
        draft={draft}
        field="bagColor"
        onChosen={setAsked}
      />
      <AdviceRegion>{asked === 'bagColor' && advice}</AdviceRegion>
    </>
  );
}

// The ids of the API equal those of the design.
const threadFace = (colour: string) => <ThreadSwatch colour={colour as ThreadColour} />;
const bagFace = (colour: string) => <BagSwatch colour={colour as BagColour} />;
const motifFace = (theme: string) => (
  <Patch picture={{ ...motifPicture(theme as AnimalTheme), colour: 'transparent' }} alt="" sizes="80px" />
);

/** The shopper's name once the font is loaded, a sample word until then. */
function useLetterFace(name: string, letters: LettersByFont) {
  // The server leaves out the outlines, which would be a third of the page; the browser adds them at once.
  const hydrated = useHydrated();
  return useCallback(
    (font: string) => {
      if (!hydrated) return null;
      const own = name.trim() && letters[font as FontStyle];
      if (own) return <LetterSample text={name.trim()} letters={own} />;
      return <LetterSample text={SAMPLE_WORD} letters={sampleLetters[font as FontStyle]} />;
    },
    [hydrated, name, letters],
  );
}

interface SizeChoiceProps {
  sizes: readonly PricedChoiceDto[];
  draft: ChoicesDraft;
}

const SizeChoice = memo(function SizeChoice({ sizes, draft }: SizeChoiceProps) {
  const name = useId();
  const value = useChoice(draft, 'fontSize');
  if (sizes.length === 0) return null;
  return (
    <Step>
      <StepTitle as="p" aria-hidden="true">
        Tamaño de letra
      </StepTitle>
      <SegmentedRadio
        legend="Tamaño de letra"
        centred
        name={name}
        value={value}
        onChange={(id) => draft.change({ fontSize: id as FontSize })}
        options={sizes.map(({ id, label, surcharge }) => ({
          value: id,
          label,
          hint: surcharge > 0 ? `+${formatCop(surcharge)}` : 'Incluido',
        }))}
      />
    </Step>
  );
});

const Patch = styled(Picture)`
  width: 100%;
  height: auto;
`;
