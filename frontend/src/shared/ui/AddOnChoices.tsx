import { useEffect, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../lib/elements';
import type { AddOnDto, PricingDto } from '../../api/catalogue.api';
import { EXPRESS_SERVICE } from '../../domain/add-ons';
import { expressArrival } from '../../domain/describe-delivery';
import { addOnPictures } from '../../pictures/addons.gen';
import type { PictureEntry } from '../../pictures/picture-entry';
import { AddOnRow } from './AddOnRow';
import { Button } from './Button';
import { CountedField } from './CountedField';

interface AddOnChoicesProps {
  addOns: readonly AddOnDto[];
  delivery: PricingDto['delivery'];
  /** Ids of the chosen add-ons. */
  chosen: readonly string[];
  onChange: (chosen: string[], keychainText: string) => void;
  keychainText: string;
  /** Maximum letters of the keychain text. */
  keychainLimit: number;
  keychainError?: string;
  keychainRef?: Ref<HTMLInputElement>;
  /** Shown below the embroidered name once the add-on is chosen. */
  nameField?: Elements;
}

const UNDO_MS = 5000;

/** By the ids of the add-ons; those of the owner's own have none. */
export const ADD_ON_PICTURES: Readonly<Record<string, PictureEntry | undefined>> = {
  pompon: addOnPictures.pompon,
  keychain: addOnPictures.llavero,
  bow: addOnPictures.mono,
};

/**
 * The add-ons of a piece, with their prices. Deselecting the last one that needs the keychain text clears it, which can be undone. When
 * several need it, the first of the chosen ones shows the field.
 */
export function AddOnChoices({ addOns, delivery, chosen, onChange, keychainText, ...texts }: AddOnChoicesProps) {
  const [cleared, setCleared] = useTemporary<{ id: string; text: string }>();
  const withText = addOns.filter(({ id, needs }) => needs === 'keychainText' && chosen.includes(id));

  const toggle = ({ id, needs }: AddOnDto, on: boolean) => {
    const ids = on ? [...chosen, id] : chosen.filter((other) => other !== id);
    const clears = !on && withText.length === 1 && withText[0]!.id === id;
    if (needs === 'keychainText') setCleared(clears && keychainText ? { id, text: keychainText } : undefined);
    onChange(ids, clears ? '' : keychainText);
  };
  const undo = ({ id, text }: { id: string; text: string }) => {
    setCleared(undefined);
    onChange([...chosen, id], text);
  };
  return addOns.map((addOn) => {
    const checked = chosen.includes(addOn.id);
    return (
      <AddOnRow
        key={addOn.id}
        {...addOn}
        detail={addOn.id === EXPRESS_SERVICE ? expressArrival(delivery) : undefined}
        picture={ADD_ON_PICTURES[addOn.id]}
        checked={checked}
        onChange={(on) => toggle(addOn, on)}
      >
        {addOn === withText[0] && (
          <CountedField
            label="Texto para el llavero"
            value={keychainText}
            onChange={(text) => onChange([...chosen], text)}
            limit={texts.keychainLimit}
            required
            error={texts.keychainError}
            ref={texts.keychainRef}
          />
        )}
        {checked && addOn.needs === 'name' && texts.nameField}
        {!checked && cleared?.id === addOn.id && (
          <Cleared role="status">
            <span>{'Borramos «'}</span>
            <span translate="no">{cleared.text}</span>
            <span>{'».'}</span>
            <Button variant="text" size="s" onClick={() => undo(cleared)}>
              Deshacer
            </Button>
          </Cleared>
        )}
      </AddOnRow>
    );
  });
}

/** State that resets itself after a few seconds. */
function useTemporary<Value>() {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setValue(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return [value, setValue] as const;
}

const Cleared = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  font-size: var(--font-size-sm);
`;
