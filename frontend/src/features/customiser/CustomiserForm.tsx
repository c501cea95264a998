import { memo, type Ref, useCallback, useState } from 'react';
import type { PricingDto } from '../../api/catalogue.api';
import { AddOnChoices } from '../../shared/ui/AddOnChoices';
import { CountedField } from '../../shared/ui/CountedField';
import { type Choices, offeredAddOns } from './choices';
import { DesignForm } from './DesignForm';
import type { View } from './embroidery/views';
import { Step, StepTitle } from './step';
import type { CustomiserState } from './use-customiser';

interface CustomiserFormProps {
  customiser: CustomiserState;
  /** The design that advice is given on: it may be a frame behind. */
  advised: CustomiserState;
  pricing: PricingDto;
  view: View;
}

/** Everything that can be chosen: the design, a wish for the workshop and what goes with the bag. */
export function CustomiserForm({ customiser, advised, pricing, view }: CustomiserFormProps) {
  const { choices, change, letters, errorOf } = customiser;
  const { name: nameRef, keychain: keychainRef, request: requestRef } = customiser.fields;
  const [leftName, setLeftName] = useState(false);
  const leaveName = useCallback(() => setLeftName(true), []);
  return (
    <>
      <Name
        value={choices.name}
        change={change}
        limit={pricing.limits.name}
        error={errorOf('name', leftName)}
        fieldRef={nameRef}
        onLeave={leaveName}
      />
      <DesignForm
        choices={choices}
        advised={advised.choices}
        change={change}
        pricing={pricing}
        view={view}
        letters={letters}
      />
      <Request
        value={choices.specialRequest}
        change={change}
        limit={pricing.limits.request}
        error={errorOf('request')}
        fieldRef={requestRef}
      />
      <AddOns
        name={choices.name}
        chosen={choices.addOns}
        keychainText={choices.keychainText}
        change={change}
        pricing={pricing}
        error={errorOf('keychain')}
        fieldRef={keychainRef}
      />
    </>
  );
}

interface PartProps {
  change: (part: Partial<Choices>) => void;
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
}

interface TextProps extends PartProps {
  value: string;
  /** Letters that fit. */
  limit: number;
}

const Name = memo(function Name({
  value,
  limit,
  change,
  error,
  fieldRef,
  onLeave,
}: TextProps & { onLeave: () => void }) {
  return (
    <Step>
      <CountedField
        label="Nombre a bordar"
        value={value}
        onChange={(name) => change({ name })}
        limit={limit}
        required
        error={error}
        onBlur={onLeave}
        ref={fieldRef}
      />
    </Step>
  );
});

const Request = memo(function Request({ value, limit, change, error, fieldRef }: TextProps) {
  return (
    <Step>
      <CountedField
        label="Petición especial"
        multiline
        value={value}
        onChange={(specialRequest) => change({ specialRequest })}
        limit={limit}
        placeholder="Ej.: una corona pequeña sobre la M"
        error={error}
        ref={fieldRef}
      />
    </Step>
  );
});

interface AddOnsProps extends PartProps {
  name: string;
  chosen: readonly string[];
  keychainText: string;
  pricing: PricingDto;
}

const AddOns = memo(function AddOns({ name, chosen, keychainText, change, pricing, error, fieldRef }: AddOnsProps) {
  return (
    <Step>
      <StepTitle>Complementos premium</StepTitle>
      <div>
        <AddOnChoices
          addOns={offeredAddOns(pricing)}
          chosen={chosen}
          onChange={(addOns, text) => change({ addOns, keychainText: text })}
          keychainText={keychainText}
          keychainLimit={pricing.limits.keychain}
          keychainError={error}
          keychainRef={fieldRef}
          nameField={<NameAbove name={name} limit={pricing.limits.name} />}
        />
      </div>
    </Step>
  );
});

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
