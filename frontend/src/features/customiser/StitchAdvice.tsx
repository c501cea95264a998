import { memo, useEffect, useMemo, useState } from 'react';
import type { PricingDto } from '../../api/catalogue.api';
import { Button } from '../../shared/ui/Button';
import { Advice } from './Advice';
import { type Choices, DEFAULT_CHOICES } from './choices';
import type { Stitchability } from './embroidery/stitchability';
import type { View } from './embroidery/views';
import { labelOf } from './labels';
import type { LettersByFont } from './letters-store';

interface StitchAdviceProps {
  choices: Choices;
  change: (part: Partial<Choices>) => void;
  pricing: PricingDto;
  view: View;
  letters: LettersByFont;
}

/** Warns when a name is too small for thread, and offers a size or font that works. */
export const StitchAdvice = memo(function StitchAdvice(props: StitchAdviceProps) {
  const { choices, change, pricing, view, letters } = props;
  const { warnings, holds } = useStitchability(choices, view, letters);
  if (warnings.length === 0) return null;
  return (
    <Advice>
      {warnings.map(({ kind, message }) => (
        <p key={kind}>{message}</p>
      ))}
      {holds ? (
        <Button variant="secondary" size="s" onClick={() => change(holds)}>
          {proposal(choices, holds, pricing)}
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
function useStitchability({ name, fontStyle, fontSize }: Choices, view: View, letters: LettersByFont): Stitchability {
  const rules = useStitchRules(letters[fontStyle] !== undefined);
  return useMemo(() => {
    if (!rules || !letters[fontStyle]) return { warnings: [] };
    return rules({ ...DEFAULT_CHOICES, name, fontStyle, fontSize }, view, letters);
  }, [rules, name, fontStyle, fontSize, view, letters]);
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

function proposal(choices: Choices, holds: NonNullable<Stitchability['holds']>, pricing: PricingDto): string {
  const font = pricing.fontStyles.find(({ id }) => id === holds.fontStyle)?.label;
  const size = `tamaño ${labelOf(pricing.fontSizes, holds.fontSize)}`;
  const parts = [holds.fontStyle !== choices.fontStyle && `letra ${font}`, holds.fontSize !== choices.fontSize && size];
  return `Usar ${parts.filter(Boolean).join(', ')}`;
}
