import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { KitPieceDto, PricingDto } from '../../../api/catalogue.api';
import type { AddHandle, KitOrder } from '../../../shared/lib/add-to-cart';
import { AskSpelling, prepareSpelling } from '../../../shared/ui/AskSpelling';
import { from } from '../../../theme/media';
import { DesignForm } from '../DesignForm';
import { NameStep } from '../NameStep';
import { VIEWS } from '../embroidery/views';
import { useKeyboardOpen } from '../use-keyboard-open';
import { AddedKitNote } from './AddedKitNote';
import { KitExtras } from './KitExtras';
import { KitPieces } from './KitPieces';
import { KitStage } from './KitStage';
import { KitTotal } from './KitTotal';
import { type KitOpening, useIsKitAdded } from './use-kit-draft';
import { type KitFormState, useKitForm } from './use-kit-form';

interface KitBuilderProps {
  pricing: PricingDto;
  opening: KitOpening;
  adding: AddHandle<KitOrder>;
  /** Changes a kit of the cart instead of adding one. */
  editing?: boolean;
  /** Shows the photo of a piece that carries no embroidery. */
  photo: (piece: KitPieceDto, sizes: string) => ReactNode;
  /** Leaves the page once the kit is saved. */
  onDone?: () => void;
}

/** All pieces of the kit beside what is asked once for all of them, and each piece with what it has of its own. */
export function KitBuilder({ pricing, opening, adding, editing = false, photo, onDone }: KitBuilderProps) {
  const form = useKitForm(opening, pricing, adding, onDone);
  const { draft, painted, letters } = form;
  const touch = () => {
    form.touch();
    prepareSpelling();
  };
  const keyboardOpen = useKeyboardOpen();
  const alreadyAdded = useIsKitAdded(draft) && form.ordering.spelling.length === 0 && adding.state === 'idle';
  return (
    <>
      <Bench onFocus={touch} onPointerDown={touch} data-keyboard={keyboardOpen || undefined}>
        <Design>
          <KitStage kit={painted} pricing={pricing} letters={letters} photo={photo} />
          <Controls>
            {alreadyAdded && <AddedKitNote onRestart={draft.startOver} />}
            <Name form={form} pricing={pricing} />
            <DesignForm
              draft={draft.shared}
              painted={painted.shared}
              pricing={pricing}
              view={tightestView(pricing)}
              letters={letters}
            />
          </Controls>
        </Design>
        <Controls>
          <KitExtras form={form} pricing={pricing} />
          <KitPieces form={form} pricing={pricing} photo={photo} />
          <KitTotal form={form} pricing={pricing} adding={adding} editing={editing} />
        </Controls>
      </Bench>
      <AskSpelling ordering={form.ordering} />
    </>
  );
}

function Name({ form, pricing }: { form: KitFormState; pricing: PricingDto }) {
  return (
    <NameStep
      label="Nombre para todas las piezas"
      draft={form.draft.shared}
      limit={pricing.limits.name}
      error={form.errorOf('name')}
      fieldRef={form.nameRef}
      included={pricing.embroideryDescription}
    />
  );
}

/** The piece with the smallest letters: what thread can hold there it can hold on all. */
function tightestView({ kit }: PricingDto) {
  const views = kit.pieces.flatMap(({ productId, embroiderable }) => (embroiderable ? (VIEWS[productId] ?? []) : []));
  return views.toSorted((a, b) => a.capHeights.small - b.capHeights.small)[0] ?? Object.values(VIEWS)[0]!;
}

const Bench = styled.div`
  display: grid;
  --stage: min(274px, 48svh);
  &[data-keyboard] {
    --stage: 130px;
  }
  > * {
    min-width: 0;
  }
  ${from(1000)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: var(--space-56);
    align-items: start;
  }
`;

/** On phones the picture stays in view while it is changed, and no longer. */
const Design = styled.div`
  display: grid;
  gap: var(--space-24);
  > * {
    min-width: 0;
  }
  ${from(1000)} {
    display: contents;
  }
`;

/** What receives the focus does not hide behind the picture. */
const Controls = styled.div`
  display: grid;
  ${Design} > & :is(input, button) {
    scroll-margin-top: calc(var(--stage) + 24px);
  }
  > * {
    min-width: 0;
  }
  ${from(1000)} {
    grid-column: 2;
    ${Design} > & :is(input, button) {
      scroll-margin-top: 0;
    }
  }
`;
