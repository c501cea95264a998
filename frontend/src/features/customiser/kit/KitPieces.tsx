import { styled } from 'styled-components';
import type { KitPieceDto, PricingDto } from '../../../api/catalogue.api';
import { Button } from '../../../shared/ui/Button';
import { CountedField } from '../../../shared/ui/CountedField';
import { Price } from '../../../shared/ui/Price';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { nameInPrice } from '../../../domain/name-in-price';
import { strapLength } from '../../../domain/strap-length';
import { DesignForm } from '../DesignForm';
import { VIEWS } from '../embroidery/views';
import { Step, StepTitle } from '../step';
import { useChoice } from '../use-choices';
import { designOf, type KitChoices, wordsOf } from './kit-choices';
import { KitPiecePicture, type KitPicturesProps } from './KitPiecePicture';
import type { KitFormState } from './use-kit-form';

interface KitPiecesProps extends Pick<KitPicturesProps, 'pricing' | 'photo'> {
  form: KitFormState;
}

/** List of the kit's pieces, each with its differences from the shared design. */
export function KitPieces({ form, pricing, photo }: KitPiecesProps) {
  const { painted, letters } = form;
  return (
    <Step>
      <StepTitle>{`Las ${pricing.kit.pieces.length} piezas`}</StepTitle>
      <List>
        {pricing.kit.pieces.map((piece) => (
          <li key={piece.productId}>
            <Row>
              <Photo>
                <KitPiecePicture
                  kit={painted}
                  pricing={pricing}
                  letters={letters}
                  photo={photo}
                  piece={piece}
                  sizes="140px"
                  small
                />
              </Photo>
              <div>
                <strong>{piece.name}</strong>
                <p>
                  <Description piece={piece} kit={painted} pricing={pricing} />
                </p>
                <p>{nameInPrice(piece)}</p>
              </div>
              <Price amount={piece.price} />
            </Row>
            {piece.embroiderable && <OwnChoices form={form} piece={piece} pricing={pricing} />}
          </li>
        ))}
      </List>
    </Step>
  );
}

function OwnChoices({ form, piece, pricing }: { form: KitFormState; piece: KitPieceDto; pricing: PricingDto }) {
  const { draft, painted, opened, open } = form;
  const { productId, name } = piece;
  const isOpen = opened === productId;
  const { [String(productId)]: own, ...others } = painted.own;
  return (
    <>
      <Ways>
        <Button
          variant="text"
          size="s"
          aria-expanded={isOpen}
          aria-controls={`own-${productId}`}
          onClick={() => open(isOpen ? null : productId)}
        >
          <span>{isOpen ? 'Cerrar' : 'Cambiar solo esta'}</span>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
        {own && (
          <Button variant="text" size="s" onClick={() => draft.change({ own: others })}>
            <span>Igual a las demás</span>
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
        )}
      </Ways>
      <div id={`own-${productId}`}>{isOpen && <OwnForm form={form} piece={piece} pricing={pricing} />}</div>
    </>
  );
}

function OwnForm({ form, piece, pricing }: Parameters<typeof OwnChoices>[0]) {
  const { productId, name } = piece;
  const { painted, letters, ownNameRef, errorOf } = form;
  const draft = form.draft.own(productId);
  const own = useChoice(draft, 'name');
  const view = VIEWS[productId];
  return (
    <Own aria-label={`Solo para: ${name}`}>
      <CountedField
        label={`Nombre en ${name}`}
        value={own}
        onChange={(value) => draft.change({ name: value })}
        limit={pricing.limits.name}
        required
        error={errorOf('name', productId, true)}
        ref={ownNameRef}
      />
      {view && (
        <DesignForm
          draft={draft}
          painted={designOf(painted, piece)}
          photo={piece.photoDesign}
          pricing={pricing}
          view={view}
          letters={letters}
          strapLength={strapLength(piece.strapCm)}
        />
      )}
    </Own>
  );
}

interface DescriptionProps {
  piece: KitPieceDto;
  kit: KitChoices;
  pricing: PricingDto;
}

/** 'Bordado: Sofía, hilo crema, como en la imagen, motivo oso, como en la imagen' */
function Description({ piece, kit, pricing }: DescriptionProps) {
  const words = wordsOf(kit, piece, pricing).join(', ').toLocaleLowerCase('es');
  if (!piece.embroiderable) return <span>{`Sin bordado, ${words}`}</span>;
  const own = designOf(kit, piece).name.trim();
  return (
    <>
      <span>{'Bordado: '}</span>
      <span translate={own ? 'no' : undefined}>{own || 'tu nombre aquí'}</span>
      <span>{`, ${words}`}</span>
    </>
  );
}

const List = styled.ul`
  > li {
    padding-block: var(--space-12);
    border-top: 1px solid var(--border);
  }
  > li:first-child {
    border-top: 0;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-4) var(--space-14);
  strong {
    font-weight: 600;
  }
  p {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
    overflow-wrap: anywhere;
  }
`;

const Photo = styled.div`
  overflow: hidden;
  border-radius: var(--radius-2);
  > span {
    aspect-ratio: 1;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  padding-left: calc(64px + var(--space-14));
  button {
    margin-left: 0;
    padding-inline: 0;
  }
`;

const Own = styled.section`
  display: grid;
  margin-block: var(--space-8) var(--space-16);
  padding: var(--space-16);
  border: 1px dashed var(--thread-light);
  border-radius: var(--radius-3);
  > :first-child {
    padding-bottom: var(--space-24);
  }
`;
