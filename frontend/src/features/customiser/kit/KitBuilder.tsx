import type { SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../../shared/lib/elements';
import type { KitPieceDto, PricingDto } from '../../../api/catalogue.api';
import type { AddHandle, ConfiguredKit } from '../../../shared/lib/add-to-cart';
import { useKeyboardOpen } from '../../../shared/lib/use-keyboard-open';
import { AskSpelling, prepareSpelling } from '../../../shared/ui/AskSpelling';
import { strapLength } from '../../../domain/strap-length';
import { from, sideways } from '../../../theme/media';
import { DesignForm } from '../DesignForm';
import { VIEWS } from '../embroidery/views';
import { NameStep } from '../NameStep';
import { AddedKitNote } from './AddedKitNote';
import { KitExtras } from './KitExtras';
import { KitPieces } from './KitPieces';
import { KitStage } from './KitStage';
import { KitTotal } from './KitTotal';
import { type KitOpening, useIsKitAdded } from './use-kit-draft';
import { type KitFormState, useKitForm } from './use-kit-form';

/** Renders the photo of a piece without embroidery. */
export type KitPhoto = (piece: KitPieceDto, sizes: string) => Elements;

interface KitBuilderProps {
  pricing: PricingDto;
  opening: KitOpening;
  adding: AddHandle<ConfiguredKit>;
  /** Edits a kit of the cart instead of adding one. */
  editing?: boolean;
  photo: KitPhoto;
  /** Called once the kit is saved, to leave the page. */
  onDone?: () => void;
}

/** Picture of all pieces beside the form with the shared design and the differences of single pieces. */
export function KitBuilder({ pricing, opening, adding, editing = false, photo, onDone }: KitBuilderProps) {
  const form = useKitForm(opening, pricing, adding, onDone);
  const { draft, painted, letters } = form;
  const touch = (event: SyntheticEvent) => {
    form.touch();
    prepareSpelling(event);
  };
  const keyboard = useKeyboardOpen();
  const alreadyAdded = useIsKitAdded(draft) && form.confirmation.spelling.length === 0 && adding.state === 'idle';
  return (
    <>
      <Layout onFocus={touch} onPointerDown={touch} {...keyboard}>
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
              pieces={pricing.kit.pieces}
              strapLength={strapLength(...pricing.kit.pieces.map(({ strapCm }) => strapCm))}
            />
          </Controls>
        </Design>
        <Controls>
          <KitExtras form={form} pricing={pricing} />
          <KitPieces form={form} pricing={pricing} photo={photo} />
          <KitTotal form={form} pricing={pricing} adding={adding} editing={editing} />
        </Controls>
      </Layout>
      <AskSpelling confirmation={form.confirmation} />
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

/** View of the piece with the smallest letters; a name that can be stitched there can be stitched on all pieces. */
function tightestView({ kit }: PricingDto) {
  const views = kit.pieces.flatMap(({ productId, embroiderable }) => (embroiderable ? (VIEWS[productId] ?? []) : []));
  return views.sort((a, b) => a.capHeights.small - b.capHeights.small)[0] ?? Object.values(VIEWS)[0]!;
}

const Layout = styled.div`
  display: grid;
  --stage: min(274px, 48 * var(--svh));
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

/** On phones the picture is sticky only within these controls. */
const Design = styled.div`
  display: grid;
  gap: var(--space-24);
  > * {
    min-width: 0;
  }
  ${sideways} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }
  ${from(1000)} {
    display: contents;
  }
`;

/** Scroll margins keep the picture from covering the focused control. */
const Controls = styled.div`
  display: grid;
  ${Design} > & :is(input, button) {
    scroll-margin-top: calc(var(--stage) + 24px);
    ${sideways} {
      scroll-margin-top: 24px;
    }
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
