import { memo, useEffect, useMemo, useState } from 'react';
import type { PricingDto } from '../../api/catalogue.api';
import { Button } from '../../shared/ui/Button';
import { Advice } from './Advice';
import type { Choices } from './choices';
import type { Design } from './embroidery/design';
import type { Stitchability } from './embroidery/stitchability';
import type { View } from './embroidery/views';
import { labelOf } from './labels';
import type { LettersByFont } from './letters-store';

interface StitchAdviceProps {
  design: Design;
  change: (part: Partial<Choices>) => void;
  pricing: PricingDto;
  view: View;
  letters: LettersByFont;
}

/** Warns when a name is too small for thread, and offers a size or font that works. */
export const StitchAdvice = memo(function StitchAdvice(props: StitchAdviceProps) {
  const { design, change, pricing, view, letters } = props;
  const { warnings, holds } = useStitchability(design, view, letters);
  if (warnings.length === 0) return null;
  return (
    <Advice>
      {warnings.map(({ kind, message }) => (
        <p key={kind}>{message}</p>
      ))}
      {holds ? (
        <Button variant="secondary" size="s" onClick={() => change(holds)}>
          {proposal(design, holds, pricing)}
        </Button>
      ) : (
        <p>Prueba con un nombre más corto.</p>
      )}
    </Advice>
  );
});

/**
 * Colours and motif do not affect the result, so only other changes are measured again. The rules are loaded with the
 * letters, because without a name there is nothing to measure.
 */
function useStitchability({ name, letter, letterSize }: Design, view: View, letters: LettersByFont): Stitchability {
  const rules = useStitchRules(letters[letter] !== undefined);
  return useMemo(() => {
    if (!rules || !letters[letter]) return { warnings: [] };
    return rules({ name, letter, letterSize }, view, letters);
  }, [rules, name, letter, letterSize, view, letters]);
}

type StitchRules = typeof import('./embroidery/stitchability').stitchability;

function useStitchRules(needed: boolean): StitchRules | undefined {
  const [rules, setRules] = useState<StitchRules>();
  useEffect(() => {
    if (!needed) return;
    import('./embroidery/stitchability').then(
      ({ stitchability }) => setRules(() => stitchability),
      // Without the rules there is just no advice.
      () => undefined,
    );
  }, [needed]);
  return rules;
}

function proposal(design: Design, holds: NonNullable<Stitchability['holds']>, pricing: PricingDto): string {
  const font = pricing.fontStyles.find(({ id }) => id === holds.letter)?.label;
  const size = `tamaño ${labelOf('letterSize', holds.letterSize, pricing)}`;
  const parts = [holds.letter !== design.letter && `letra ${font}`, holds.letterSize !== design.letterSize && size];
  return `Usar ${parts.filter(Boolean).join(', ')}`;
}
