import { lazy, memo, Suspense, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import type { Adding } from '../../shared/lib/adding';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { Container } from '../../shared/ui/Container';
import { from } from '../../theme/media';
import { AddedNote } from './AddedNote';
import { CustomiserForm } from './CustomiserForm';
import { CustomiserTotal } from './CustomiserTotal';
import type { View } from './embroidery/views';
import { PreviewStage } from './PreviewStage';
import type { Opening } from './use-choices';
import { useCustomiser } from './use-customiser';
import { useKeyboardOpen } from './use-keyboard-open';

interface CustomiserProps {
  product: ProductDto;
  pricing: PricingDto;
  view: View;
  opening: Opening;
  saving: Adding;
  /** Changes a line of the cart instead of adding one. */
  editing?: boolean;
  onDone: () => void;
}

/** Asked for once the form is used, shown at its end. */
const loadSpellingCheck = () => import('../../shared/ui/SpellingCheck');
const SpellingCheck = lazy(async () => ({ default: (await loadSpellingCheck()).SpellingCheck }));

const OrderStory = memo(lazyVisible(() => import('./OrderStory')));

/** The bag beside everything that can be chosen about it (DESIGN.md, section 9). */
export function Customiser({ view, editing = false, ...setting }: CustomiserProps) {
  const { product, pricing, saving } = setting;
  const customiser = useCustomiser(setting);
  const { choices, letters } = customiser;
  const [checking, setChecking] = useState(false);
  const keyboardOpen = useKeyboardOpen();

  const touch = () => {
    customiser.touch();
    loadSpellingCheck().catch(() => undefined);
  };
  const ask = () => {
    if (!customiser.refuse()) setChecking(true);
  };
  // The bag and the chosen tile come with the click's own frame, prices and advice with the next one.
  const later = useDeferredValue({ customiser, ask });
  const confirm = () => {
    setChecking(false);
    void customiser.save();
  };
  return (
    <Sized data-keyboard={keyboardOpen || undefined}>
      <Container>
        <Bench onFocus={touch} onPointerDown={touch}>
          <PreviewStage choices={choices} pricing={pricing} view={view} letters={letters} ahead={customiser.touched} />
          <Controls>
            {customiser.added && !checking && saving.state === 'idle' && <AddedNote onRestart={customiser.startOver} />}
            <CustomiserForm customiser={customiser} advised={later.customiser} pricing={pricing} view={view} />
            <CustomiserTotal
              customiser={later.customiser}
              product={product}
              pricing={pricing}
              saving={saving}
              editing={editing}
              onSave={later.ask}
            />
          </Controls>
        </Bench>
      </Container>
      {checking && (
        <Suspense fallback={null}>
          <SpellingCheck texts={textsOf(choices)} onConfirm={confirm} onCorrect={() => setChecking(false)} />
        </Suspense>
      )}
      <OrderStory delivery={pricing.delivery} />
    </Sized>
  );
}

function textsOf({ name, addOns, keychainText }: { name: string; addOns: readonly string[]; keychainText: string }) {
  const texts = [{ label: 'Nombre a bordar', text: name.trim() }];
  if (addOns.includes('keychain')) texts.push({ label: 'Texto para el llavero', text: keychainText.trim() });
  return texts;
}

/** The stage's height, which also keeps what receives the focus from hiding behind it. */
const Sized = styled.div`
  --stage: clamp(190px, 36svh, 300px);
  @media (max-height: 480px) {
    --stage: clamp(96px, 26svh, 190px);
  }
  &[data-keyboard] {
    --stage: 130px;
  }
  ${from(1000)} {
    --stage: min(600px, 46vw, 100svh - var(--bar) - 96px);
  }
`;

const Bench = styled.div`
  display: grid;
  gap: 24px;
  > * {
    min-width: 0;
  }
  ${from(1000)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 56px;
    align-items: start;
  }
`;

const Controls = styled.div`
  :is(input, textarea, button, a) {
    scroll-margin-top: calc(var(--stage) + 24px);
  }
  ${from(1000)} {
    :is(input, textarea, button, a) {
      scroll-margin-top: 0;
    }
  }
`;
