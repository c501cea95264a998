import { useId } from 'react';
import { styled } from 'styled-components';
import type { AddOnDto, PricingDto } from '../../../api/catalogue.api';
import { EXPRESS_SERVICE, needsText } from '../../../domain/add-ons';
import { expressArrival } from '../../../domain/describe-delivery';
import { formatCop, spokenCop } from '../../../shared/lib/format-cop';
import { ADD_ON_PICTURES } from '../../../shared/ui/AddOnChoices';
import { AddOnRow } from '../../../shared/ui/AddOnRow';
import { CountedField } from '../../../shared/ui/CountedField';
import { Control, FieldRoot } from '../../../shared/ui/field.styles';
import { Picture } from '../../../shared/ui/Picture';
import { radioStyles } from '../../../shared/ui/radio.styles';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { Step, StepTitle } from '../step';
import { giftPieces } from './kit-choices';
import { useKitValue } from './use-kit-draft';
import type { KitFormState } from './use-kit-form';

interface KitExtrasProps {
  form: KitFormState;
  pricing: PricingDto;
}

/** Extras of the kit: its free accessory, and the express service for all pieces. */
export function KitExtras({ form, pricing }: KitExtrasProps) {
  const express = pricing.addOns.find(({ id }) => id === EXPRESS_SERVICE);
  const isChosen = useKitValue(form.draft, 'express');
  return (
    <>
      <Gifts form={form} pricing={pricing} />
      {express && (
        <Step>
          <AddOnRow
            {...express}
            label={`${express.label} para todo el kit`}
            detail={expressArrival(pricing.delivery)}
            checked={isChosen}
            onChange={(on) => form.draft.change({ express: on })}
          />
        </Step>
      )}
    </>
  );
}

function Gifts({ form, pricing }: KitExtrasProps) {
  const { draft } = form;
  const { freeAccessories, gifts: offered } = pricing.kit;
  const chosen = useKitValue(draft, 'gifts');
  const group = useId();
  const addOns = pricing.addOns.filter(({ id }) => offered.includes(id));
  if (freeAccessories === 0 || addOns.length === 0) return null;
  const isSingle = freeAccessories === 1;
  const choose = (id: string, on: boolean) => {
    const others = isSingle ? [] : chosen.filter((other) => other !== id);
    draft.change({ gifts: on ? [...others, id].slice(-freeAccessories) : others });
  };
  return (
    <Step as="fieldset">
      <StepTitle as="legend">
        {isSingle ? 'Tu accesorio de regalo' : `Tus ${freeAccessories} accesorios de regalo`}
      </StepTitle>
      <Cards>
        {addOns.map((addOn) => (
          <GiftCard
            key={addOn.id}
            addOn={addOn}
            group={group}
            type={isSingle ? 'radio' : 'checkbox'}
            checked={chosen.includes(addOn.id)}
            onChange={choose}
          />
        ))}
      </Cards>
      {chosen.length > 0 && <GiftDetails form={form} pricing={pricing} chosen={chosen} />}
    </Step>
  );
}

/** Text of a keychain, and the piece that the gift belongs to. */
function GiftDetails({ form, pricing, chosen }: KitExtrasProps & { chosen: readonly string[] }) {
  const { draft, keychainRef, errorOf } = form;
  const keychainText = useKitValue(draft, 'keychainText');
  const giftPiece = useKitValue(draft, 'giftPiece');
  const id = useId();
  return (
    <More>
      {needsText(chosen, pricing.addOns, 'keychainText') && (
        <CountedField
          label="Texto para el llavero"
          value={keychainText}
          onChange={(text) => draft.change({ keychainText: text })}
          limit={pricing.limits.keychain}
          required
          placeholder="Ej.: Martina"
          error={errorOf('keychainText')}
          ref={keychainRef}
        />
      )}
      <FieldRoot>
        <label htmlFor={id}>¿En qué pieza va?</label>
        <Control
          as="select"
          id={id}
          value={giftPiece}
          onChange={(event) => draft.change({ giftPiece: Number(event.target.value) })}
        >
          {giftPieces(pricing).map(({ productId, name }) => (
            <option key={productId} value={productId}>
              {name}
            </option>
          ))}
        </Control>
      </FieldRoot>
    </More>
  );
}

interface GiftCardProps {
  addOn: AddOnDto;
  group: string;
  type: 'radio' | 'checkbox';
  checked: boolean;
  onChange: (id: string, on: boolean) => void;
}

function GiftCard({ addOn: { id, label, description, price }, group, type, checked, onChange }: GiftCardProps) {
  const picture = ADD_ON_PICTURES[id];
  return (
    <Card>
      <input
        type={type}
        name={group}
        value={id}
        checked={checked}
        onChange={(event) => onChange(id, event.target.checked)}
      />
      <span>
        {picture && <Picture picture={picture} alt="" sizes="56px" />}
        <b>{label}</b>
        <small>{description}</small>
        <small>
          <b>{'Gratis '}</b>
          <s aria-hidden="true">{formatCop(price)}</s>
          <VisuallyHidden>{`en vez de ${spokenCop(price)}`}</VisuallyHidden>
        </small>
      </span>
    </Card>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: var(--space-8);
`;

const Card = styled.label`
  ${radioStyles}
  > span {
    align-content: flex-start;
    gap: 2px;
    height: 100%;
    padding: var(--space-10) var(--space-14);
    line-height: 1.35;
  }
  img {
    width: 56px;
    height: auto;
    border-radius: var(--radius-2);
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;

const More = styled.div`
  display: grid;
  gap: var(--space-14);
  margin-top: var(--space-16);
`;
