import { memo } from 'react';
import type { PricingDto } from '../../api/catalogue.api';
import { Button } from '../../shared/ui/Button';
import { Advice } from './Advice';
import type { Choices } from './choices';
import { drawable } from './drawable';
import { contrastHint } from './embroidery/contrast-hint';
import type { ThreadColour } from './embroidery/design';
import { labelOf } from './labels';

interface ContrastAdviceProps {
  choices: Choices;
  change: (part: Partial<Choices>) => void;
  pricing: PricingDto;
}

/** Offers the threads with the best contrast when the chosen one has too little contrast with the leather. */
export const ContrastAdvice = memo(function ContrastAdvice({ choices, change, pricing }: ContrastAdviceProps) {
  const { fontColor, bagColor } = choices;
  const offered = drawable(pricing).fontColors.map(({ id }) => id as ThreadColour);
  const better = contrastHint(fontColor, bagColor, offered);
  if (!better?.length) return null;
  return (
    <Advice>
      <p>{`El hilo ${labelOf(pricing.fontColors, fontColor)} sobre bolso ${labelOf(pricing.bagColors, bagColor)} casi no se ve.`}</p>
      {better.map((colour) => (
        <Button key={colour} variant="secondary" size="s" onClick={() => change({ fontColor: colour })}>
          {`Usar hilo ${labelOf(pricing.fontColors, colour)}`}
        </Button>
      ))}
    </Advice>
  );
});
