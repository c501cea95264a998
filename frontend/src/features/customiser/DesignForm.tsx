import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { formatCop } from '../../shared/lib/format-cop';
import { useAlive } from '../../shared/lib/use-alive';
import { Picture } from '../../shared/ui/Picture';
import { SegmentedRadio } from '../../shared/ui/SegmentedRadio';
import { ChoiceGroup } from './ChoiceGroup';
import type { Choices } from './choices';
import { AdvicePlace } from './Advice';
import { ContrastAdvice } from './ContrastAdvice';
import { motifPicture } from './embroidery/design-pictures';
import type { Letters } from './embroidery/letters';
import type { View } from './embroidery/views';
import { LetterSample } from './LetterSample';
import type { LettersByFont } from './letters-store';
import { sampleLetters, SAMPLE_WORD } from './sample-letters';
import { StitchAdvice } from './StitchAdvice';
import { Step, StepTitle } from './step';
import { BagSwatch, ThreadSwatch } from './Swatch';

interface DesignFormProps {
  choices: Choices;
  change: (part: Partial<Choices>) => void;
  pricing: PricingDto;
  view: View;
  letters: LettersByFont;
}

/** What is embroidered and on which bag, in the design's order (DESIGN.md, section 9). */
export function DesignForm({ choices, change, pricing, view, letters }: DesignFormProps) {
  // Outlines would make a third of the served page; the browser has them at once.
  const alive = useAlive();
  // Advice about colours stands beside the colour that was chosen last.
  const [asked, setAsked] = useState<'thread' | 'bag'>('thread');
  return (
    <>
      <ChoiceGroup
        title="Estilo de letra"
        look="letters"
        choices={pricing.fontStyles}
        value={choices.fontStyle}
        onChange={(fontStyle) => change({ fontStyle })}
        face={(font) => alive && <LetterSample {...sampleOf(choices.name, letters[font], sampleLetters[font])} />}
      />
      <SizeChoice choices={choices} change={change} pricing={pricing} />
      <AdvicePlace>
        <StitchAdvice choices={choices} change={change} pricing={pricing} view={view} letters={letters} />
      </AdvicePlace>
      <ChoiceGroup
        title="Color del hilo"
        look="swatches"
        choices={pricing.fontColors}
        value={choices.fontColor}
        onChange={(fontColor) => {
          setAsked('thread');
          change({ fontColor });
        }}
        face={(colour) => <ThreadSwatch colour={colour} />}
      />
      <AdvicePlace>
        {asked === 'thread' && <ContrastAdvice choices={choices} change={change} pricing={pricing} />}
      </AdvicePlace>
      <ChoiceGroup
        title="Motivo animal"
        look="tiles"
        choices={pricing.animalThemes}
        value={choices.animalTheme}
        onChange={(animalTheme) => change({ animalTheme })}
        face={(theme) => <Patch picture={{ ...motifPicture(theme), colour: 'transparent' }} alt="" sizes="80px" />}
      />
      <ChoiceGroup
        title="Color del bolso"
        look="swatches"
        choices={pricing.bagColors}
        value={choices.bagColor}
        onChange={(bagColor) => {
          setAsked('bag');
          change({ bagColor });
        }}
        face={(colour) => <BagSwatch colour={colour} />}
      />
      <AdvicePlace>
        {asked === 'bag' && <ContrastAdvice choices={choices} change={change} pricing={pricing} />}
      </AdvicePlace>
    </>
  );
}

function SizeChoice({ choices, change, pricing }: Pick<DesignFormProps, 'choices' | 'change' | 'pricing'>) {
  const name = useId();
  return (
    <Step>
      <StepTitle as="p" aria-hidden="true">
        Tamaño de letra
      </StepTitle>
      <SegmentedRadio
        legend="Tamaño de letra"
        name={name}
        value={choices.fontSize}
        onChange={(fontSize) => change({ fontSize })}
        options={pricing.fontSizes.map(({ id, label, surcharge }) => ({
          value: id as Choices['fontSize'],
          label,
          hint: surcharge > 0 ? `+${formatCop(surcharge)}` : 'Incluido',
        }))}
      />
    </Step>
  );
}

/** Her own word where the font has arrived, a sample before that. */
function sampleOf(name: string, letters: Letters | undefined, sample: Letters) {
  return letters && name.trim() ? { text: name.trim(), letters } : { text: SAMPLE_WORD, letters: sample };
}

const Patch = styled(Picture)`
  width: 100%;
  height: auto;
`;
