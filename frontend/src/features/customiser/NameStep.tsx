import { memo, type Ref } from 'react';
import { CountedField } from '../../shared/ui/CountedField';
import { Included, Step } from './step';
import { type ChoicesDraft, useChoice } from './use-choices';

interface NameStepProps {
  label: string;
  draft: ChoicesDraft;
  /** Maximum number of letters. */
  limit: number;
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
  onLeave?: () => void;
  /** The owner's text about what the embroidery includes. */
  included: string;
}

/** Field of the name to embroider, with the text about what the embroidery includes. */
export const NameStep = memo(function NameStep({
  label,
  draft,
  limit,
  error,
  fieldRef,
  onLeave,
  included,
}: NameStepProps) {
  const name = useChoice(draft, 'name');
  return (
    <Step>
      <CountedField
        label={label}
        value={name}
        onChange={(value) => draft.change({ name: value })}
        limit={limit}
        required
        placeholder="Ej.: Martina"
        error={error}
        onBlur={onLeave}
        ref={fieldRef}
      />
      {included && <Included>{included}</Included>}
    </Step>
  );
});
