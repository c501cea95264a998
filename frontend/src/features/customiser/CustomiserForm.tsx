import { memo, type Ref, useCallback, useState } from 'react';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { isOfferedOn } from '../../domain/add-ons';
import { AddOnChoices } from '../../shared/ui/AddOnChoices';
import { strapLength } from '../../domain/strap-length';
import { useMeasures } from '../../shared/lib/use-measures';
import { CountedField } from '../../shared/ui/CountedField';
import { DesignForm } from './DesignForm';
import type { View } from './embroidery/views';
import { NameStep } from './NameStep';
import { Step, StepTitle } from './step';
import { type ChoicesDraft, useChoice } from './use-choices';
import type { CustomiserState } from './use-customiser';

interface CustomiserFormProps {
  customiser: CustomiserState;
  product: ProductDto;
  pricing: PricingDto;
  view: View;
}

/** Form with the design, a note for the workshop and the add-ons. */
export function CustomiserForm({ customiser, product, pricing, view }: CustomiserFormProps) {
  const { draft, painted, letters, errorOf } = customiser;
  const { name: nameRef, keychainText: keychainRef, request: requestRef } = customiser.fields;
  const [leftName, setLeftName] = useState(false);
  const leaveName = useCallback(() => setLeftName(true), []);
  return (
    <>
      <NameStep
        label="Nombre a bordar"
        draft={draft}
        limit={pricing.limits.name}
        error={errorOf('name', leftName)}
        fieldRef={nameRef}
        onLeave={leaveName}
        included={pricing.embroideryDescription}
      />
      <DesignForm
        draft={draft}
        painted={painted}
        pricing={pricing}
        view={view}
        letters={letters}
        photo={product.photoDesign}
        strapLength={strapLength(useMeasures(product)?.strapCm)}
      />
      <Request draft={draft} limit={pricing.limits.request} error={errorOf('request')} fieldRef={requestRef} />
      <AddOns
        draft={draft}
        productId={product.id}
        pricing={pricing}
        error={errorOf('keychainText')}
        fieldRef={keychainRef}
      />
    </>
  );
}

interface PartProps {
  draft: ChoicesDraft;
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
}

interface TextProps extends PartProps {
  /** Maximum number of letters. */
  limit: number;
}

const Request = memo(function Request({ draft, limit, error, fieldRef }: TextProps) {
  const request = useChoice(draft, 'specialRequest');
  return (
    <Step>
      <CountedField
        label="Petición especial"
        multiline
        value={request}
        onChange={(specialRequest) => draft.change({ specialRequest })}
        limit={limit}
        placeholder="Ej.: una corona pequeña sobre la M"
        error={error}
        ref={fieldRef}
      />
    </Step>
  );
});

interface AddOnsProps extends PartProps {
  productId: number;
  pricing: PricingDto;
}

const AddOns = memo(function AddOns({ draft, productId, pricing, error, fieldRef }: AddOnsProps) {
  const hasBordado = useChoice(draft, 'hasBordado');
  const addOns = useChoice(draft, 'addOns');
  const keychainText = useChoice(draft, 'keychainText');
  return (
    <Step>
      <StepTitle>Complementos premium</StepTitle>
      <div>
        <AddOnChoices
          // A piece that has the name alone has it as a fixed part, not as an add-on.
          addOns={pricing.addOns.filter((addOn) => isOfferedOn(addOn, productId, hasBordado, false))}
          delivery={pricing.delivery}
          chosen={addOns}
          onChange={(chosen, text) => draft.change({ addOns: chosen, keychainText: text })}
          keychainText={keychainText}
          keychainLimit={pricing.limits.keychain}
          keychainError={error}
          keychainRef={fieldRef}
          nameField={<NameAbove draft={draft} limit={pricing.limits.name} />}
        />
      </div>
    </Step>
  );
});

/** Repeats the name beside the add-on that needs it; the name is entered in the form's first field. */
function NameAbove({ draft, limit }: { draft: ChoicesDraft; limit: number }) {
  const name = useChoice(draft, 'name');
  return (
    <CountedField
      label="Nombre para el bordado"
      value={name}
      onChange={() => undefined}
      limit={limit}
      required
      disabled
      placeholder="Escríbelo arriba, en «Nombre a bordar»"
    />
  );
}
