import { memo, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import type { AddToCartHandle } from '../../shared/lib/add-to-cart';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { useKeyboardOpen } from '../../shared/lib/use-keyboard-open';
import { AskSpelling, prepareSpelling } from '../../shared/ui/AskSpelling';
import { Container } from '../../shared/ui/Container';
import { from, low, sideways } from '../../theme/media';
import { AddedNote } from './AddedNote';
import { CustomiserForm } from './CustomiserForm';
import { CustomiserTotal } from './CustomiserTotal';
import type { View } from './embroidery/views';
import { PreviewStage } from './PreviewStage';
import { type Opening, useIsAdded } from './use-choices';
import { useCustomiser } from './use-customiser';

interface CustomiserProps {
  product: ProductDto;
  pricing: PricingDto;
  view: View;
  opening: Opening;
  saving: AddToCartHandle;
  /** Edits a line of the cart instead of adding one. */
  editing?: boolean;
  onDone: () => void;
}

const OrderProcess = memo(lazyVisible(() => import('./OrderProcess')));

/** Preview of the bag beside the form with all choices. */
export function Customiser({ view, editing = false, ...setting }: CustomiserProps) {
  const { product, pricing, saving } = setting;
  const customiser = useCustomiser(setting);
  const { draft, letters, confirmation } = customiser;
  const keyboard = useKeyboardOpen();

  const touch = (event: SyntheticEvent) => {
    customiser.touch();
    prepareSpelling(event);
  };
  const alreadyAdded = useIsAdded(draft) && confirmation.spelling.length === 0 && saving.state === 'idle';
  return (
    <Sized {...keyboard}>
      <Container>
        <Layout onFocus={touch} onPointerDown={touch}>
          <PreviewStage
            draft={draft}
            painted={customiser.design}
            product={product}
            pricing={pricing}
            view={view}
            letters={letters}
            ahead={customiser.touched}
          />
          <Controls>
            {alreadyAdded && <AddedNote onRestart={draft.startOver} />}
            <CustomiserForm customiser={customiser} product={product} pricing={pricing} view={view} />
            <CustomiserTotal
              customiser={customiser}
              product={product}
              pricing={pricing}
              saving={saving}
              editing={editing}
            />
          </Controls>
        </Layout>
      </Container>
      <AskSpelling confirmation={confirmation} />
      <Reserved>
        <OrderProcess delivery={pricing.delivery} />
      </Reserved>
    </Sized>
  );
}

/** Sets the height of the stage, and a scroll margin of that height so that the stage never covers the focused field. */
const Sized = styled.div`
  --stage: clamp(190px, 36 * var(--svh), 300px);
  ${low} {
    --stage: clamp(96px, 26 * var(--svh), 190px);
  }
  &[data-keyboard] {
    --stage: 130px;
  }
  ${sideways} {
    --stage: min(40vw, 100 * var(--svh) - 104px);
    &[data-keyboard] {
      --stage: clamp(96px, var(--seen) - 16px, 40vw);
    }
  }
  ${from(1000)} {
    --stage: min(600px, 46vw, 100 * var(--svh) - var(--bar) - 96px);
  }
`;

/** Has the height of the last section while its code loads, so that the footer does not move. */
const Reserved = styled.div`
  > :empty {
    min-height: 950px;
    ${from(900)} {
      min-height: 740px;
    }
  }
`;

const Layout = styled.div`
  display: grid;
  gap: var(--space-24);
  > * {
    min-width: 0;
  }
  ${sideways} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
  }
  ${from(1000)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-56);
    align-items: start;
  }
`;

const Controls = styled.div`
  :is(input, textarea, button, a) {
    scroll-margin-top: calc(var(--stage) + 24px);
    ${sideways} {
      scroll-margin-top: 24px;
    }
  }
  /* The preview begins beside the first field. */
  :is(input:not([type]), textarea) {
    ${sideways} {
      scroll-margin-bottom: calc(var(--stage) - 84px);
    }
  }
  ${from(1000)} {
    :is(input, textarea, button, a) {
      scroll-margin-top: 0;
    }
  }
`;
