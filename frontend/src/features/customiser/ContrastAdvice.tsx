import { memo } from 'react';
import type { PricingDto } from '../../api/catalogue.api';
import { Button } from '../../shared/ui/Button';
import { Advice } from './Advice';
import type { Choices } from './choices';
import { drawable } from './drawable';
import { contrastHint } from './embroidery/contrast-hint';
import type { Design, ThreadColour } from './embroidery/design';
import { labelOf } from './labels';

interface ContrastAdviceProps {
  design: Design;
  change: (part: Partial<Choices>) => void;
  pricing: PricingDto;
}

/** Offers the threads with the best contrast when the chosen one has too little contrast with the leather. */
export const ContrastAdvice = memo(function ContrastAdvice({ design, change, pricing }: ContrastAdviceProps) {
  const { thread, bagColour } = design;
  const offered = drawable(pricing).fontColors.map(({ id }) => id as ThreadColour);
  const better = contrastHint(thread, bagColour, offered);
  if (!better?.length) return null;
  return (
    <Advice>
      <p>{`El hilo ${labelOf('thread', thread, pricing)} sobre bolso ${labelOf('bagColour', bagColour, pricing)} casi no se ve.`}</p>
      {better.map((colour) => (
        <Button key={colour} variant="secondary" size="s" onClick={() => change({ thread: colour })}>
          {`Usar hilo ${labelOf('thread', colour, pricing)}`}
        </Button>
      ))}
    </Advice>
  );
});
