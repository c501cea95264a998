import { useState } from 'react';
import type { PricingDto } from '../../api/catalogue.api';
import { AddOnChoices } from '../../shared/ui/AddOnChoices';
import { CountedField } from '../../shared/ui/CountedField';
import { offeredAddOns } from './choices';
import { DesignForm } from './DesignForm';
import type { View } from './embroidery/views';
import { Step, StepTitle } from './step';
import type { CustomiserState } from './use-customiser';

interface CustomiserFormProps {
  customiser: CustomiserState;
  pricing: PricingDto;
  view: View;
}

/** Everything that can be chosen: the design, a wish for the workshop and what goes with the bag. */
export function CustomiserForm({ customiser, pricing, view }: CustomiserFormProps) {
  const { choices, change, letters, errorOf } = customiser;
  const { name: nameRef, keychain: keychainRef, request: requestRef } = customiser.fields;
  const [leftName, setLeftName] = useState(false);
  return (
    <>
      <Step>
        <CountedField
          label="Nombre a bordar"
          value={choices.name}
          onChange={(name) => change({ name })}
          limit={pricing.limits.name}
          required
          error={errorOf('name', leftName)}
          onBlur={() => setLeftName(true)}
          ref={nameRef}
        />
      </Step>
      <DesignForm choices={choices} change={change} pricing={pricing} view={view} letters={letters} />
      <Step>
        <CountedField
          label="Petición especial"
          multiline
          value={choices.specialRequest}
          onChange={(specialRequest) => change({ specialRequest })}
          limit={pricing.limits.request}
          placeholder="Ej.: una corona pequeña sobre la M"
          error={errorOf('request')}
          ref={requestRef}
        />
      </Step>
      <Step>
        <StepTitle>Complementos premium</StepTitle>
        <div>
          <AddOnChoices
            addOns={offeredAddOns(pricing)}
            chosen={choices.addOns}
            onChange={(addOns, keychainText) => change({ addOns, keychainText })}
            keychainText={choices.keychainText}
            keychainLimit={pricing.limits.keychain}
            keychainError={errorOf('keychain')}
            keychainRef={keychainRef}
            nameField={<NameAbove name={choices.name} limit={pricing.limits.name} />}
          />
        </div>
      </Step>
    </>
  );
}

/** The name once more beside the add-on that needs it: it is written in the form's first field. */
function NameAbove({ name, limit }: { name: string; limit: number }) {
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
