import { useId } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { AddOnDto, PricingDto, ProductDto } from '../../api/catalogue.api';
import { isOfferedOn, needsText } from '../../domain/add-ons';
import { isPreviewed } from '../../domain/previewed-products';
import { AddOnChoices } from '../../shared/ui/AddOnChoices';
import { CountedField } from '../../shared/ui/CountedField';
import { TextLink } from '../../shared/ui/TextLink';
import { from } from '../../theme/media';
import { EmbroideryChoice } from './EmbroideryChoice';
import { customiserPath } from './product-path';
import type { PieceFormState } from './use-piece-form';

interface PieceOptionsProps {
  product: ProductDto;
  pricing: PricingDto;
  state: PieceFormState;
  onCustomise: () => void;
  /** Preview of the embroidered name, for screens on which the product's picture is out of view. */
  namePicture: Elements;
}

/** The add-on for the name on a piece without embroidery. */
const NAME_ALONE = 'Bordamos solo el nombre, sin motivo.';

/** Options of a piece: embroidery, add-ons and their texts, and a request to the workshop. */
export function PieceOptions({ product, pricing, state, onCustomise, namePicture }: PieceOptionsProps) {
  const { form, change, embroidered, errorOf, keychainRef, requestRef } = state;
  const isEmbroiderable = product.variants.bordado;
  const addOns = offeredOn(pricing, product.id, embroidered, isEmbroiderable);
  return (
    <>
      <Block title="Bordado">
        <EmbroideryChoice
          product={product}
          pricing={pricing}
          embroidered={embroidered}
          onChange={state.setEmbroidered}
        />
        {embroidered && (
          <>
            <NamePicture>{namePicture}</NamePicture>
            {isPreviewed(product.id) && (
              <Alone to={customiserPath(product.id)} onClick={onCustomise}>
                Ver cómo queda en el personalizador
              </Alone>
            )}
          </>
        )}
      </Block>
      <Block title="Complementos">
        <div>
          <AddOnChoices
            addOns={addOns}
            delivery={pricing.delivery}
            chosen={form.addOns}
            onChange={(chosen, keychainText) => change({ addOns: chosen, keychainText })}
            keychainText={form.keychainText}
            keychainLimit={pricing.limits.keychain}
            keychainError={errorOf('keychainText')}
            keychainRef={keychainRef}
            nameField={embroidered ? undefined : <NameToEmbroider pricing={pricing} state={state} />}
          />
        </div>
      </Block>
      {embroidered && (
        <Block title="Algo más para el taller">
          <CountedField
            label="Texto de personalización"
            value={form.request}
            onChange={(request) => change({ request })}
            limit={pricing.limits.request}
            multiline
            placeholder="Ej.: una corona pequeña sobre la letra M"
            error={errorOf('request')}
            ref={requestRef}
          />
        </Block>
      )}
    </>
  );
}

function offeredOn(
  { addOns }: PricingDto,
  productId: number,
  embroidered: boolean,
  isEmbroiderable: boolean,
): AddOnDto[] {
  return addOns
    .filter((addOn) => isOfferedOn(addOn, productId, embroidered, isEmbroiderable))
    .map((addOn) => (addOn.needs === 'name' && !embroidered ? { ...addOn, description: NAME_ALONE } : addOn));
}

/** The field for the name that is embroidered. */
export function NameToEmbroider({ pricing, state }: { pricing: PricingDto; state: PieceFormState }) {
  const { form, change, errorOf, nameRef } = state;
  return (
    <CountedField
      label="Nombre a bordar"
      value={form.name}
      onChange={(name) => change({ name })}
      limit={pricing.limits.name}
      required={needsText(form.addOns, pricing.addOns, 'name')}
      placeholder="Ej.: Martina"
      error={errorOf('name')}
      ref={nameRef}
    />
  );
}

function Block({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  );
}

const NamePicture = styled.div`
  &:empty {
    display: none;
  }
  ${from(1000)} {
    display: none;
  }
`;

const Alone = styled(TextLink)`
  justify-self: start;
  padding-block: var(--space-12);
`;

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-14);
  margin-top: var(--space-24);
  padding-top: var(--space-24);
  border-top: 1px solid var(--border);
  > h2 {
    font: 600 var(--font-size-lg) / 1.3 var(--font-text);
    letter-spacing: 0;
    color: var(--text);
  }
`;
