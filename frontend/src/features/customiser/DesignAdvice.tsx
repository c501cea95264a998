import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { type Choices, DEFAULT_CHOICES } from './choices';
import { contrastHint } from './embroidery/contrast-hint';
import { stitchability, type Stitchability } from './embroidery/stitchability';
import type { View } from './embroidery/views';
import { labelOf } from './labels';
import type { LettersByFont } from './letters-store';

interface AdviceProps {
  choices: Choices;
  change: (part: Partial<Choices>) => void;
  pricing: PricingDto;
}

/** When thread cannot hold a name this small: why, and the size or letter that will, one tap away. */
export function StitchAdvice(props: AdviceProps & { view: View; letters: LettersByFont }) {
  const { choices, change, pricing, view, letters } = props;
  const { warnings, holds } = useStitchability(useDeferredValue(choices), view, letters);
  return (
    <Advice>
      {warnings.length > 0 && (
        <>
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
        </>
      )}
    </Advice>
  );
}

/** Colours and the motif change nothing about what thread can hold, so only a change of the rest is measured again. */
function useStitchability({ name, fontStyle, fontSize }: Choices, view: View, letters: LettersByFont): Stitchability {
  return useMemo(() => {
    if (!letters[fontStyle]) return { warnings: [] };
    return stitchability({ ...DEFAULT_CHOICES, name, fontStyle, fontSize }, view, letters);
  }, [name, fontStyle, fontSize, view, letters]);
}

function proposal(choices: Choices, holds: NonNullable<Stitchability['holds']>, pricing: PricingDto): string {
  const font = pricing.fontStyles.find(({ id }) => id === holds.fontStyle)?.label;
  const size = `tamaño ${labelOf(pricing.fontSizes, holds.fontSize)}`;
  const parts = [holds.fontStyle !== choices.fontStyle && `letra ${font}`, holds.fontSize !== choices.fontSize && size];
  return `Usar ${parts.filter(Boolean).join(', ')}`;
}

/** When a name would hardly show on the leather: the two threads that show best, one tap away. */
export function ContrastAdvice({ choices, change, pricing }: AdviceProps) {
  const { fontColor, bagColor } = choices;
  const better = contrastHint(fontColor, bagColor);
  const thread = labelOf(pricing.fontColors, fontColor);
  return (
    <Advice>
      {better && (
        <>
          <p>
            El hilo {thread} sobre bolso {labelOf(pricing.bagColors, bagColor)} casi no se ve.
          </p>
          {better.map((colour) => (
            <Button key={colour} variant="secondary" size="s" onClick={() => change({ fontColor: colour })}>
              Usar hilo {labelOf(pricing.fontColors, colour)}
            </Button>
          ))}
        </>
      )}
    </Advice>
  );
}

/** Always there, so that a screen reader hears what appears in it. */
function Advice({ children }: { children: ReactNode }) {
  return (
    <Place role="status">
      {children && (
        <Note kind="warning">
          <Texts>{children}</Texts>
        </Note>
      )}
    </Place>
  );
}

const Place = styled.div`
  &:not(:empty) {
    padding-bottom: 26px;
  }
`;

const Texts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  > p {
    width: 100%;
  }
`;
