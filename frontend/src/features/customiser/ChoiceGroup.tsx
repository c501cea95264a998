import { memo, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PricedChoiceDto } from '../../api/catalogue.api';
import { formatCop, spokenCop } from '../../shared/lib/format-cop';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import type { Design } from './embroidery/design';
import { Step, StepTitle } from './step';

interface ChoiceGroupProps {
  title: string;
  choices: readonly PricedChoiceDto[];
  /** What of the design this decides. */
  field: keyof Design;
  value: string;
  onChoose: (field: keyof Design, id: string) => void;
  /** letters: two columns · tiles: four squares a row · swatches: six rounds a row. */
  look: 'letters' | 'tiles' | 'swatches';
  /** What a choice looks like; its name stands below. */
  face: (id: string) => ReactNode;
}

/** One choice of several, each a native radio behind its picture. What costs more says so. */
export const ChoiceGroup = memo(function ChoiceGroup(props: ChoiceGroupProps) {
  const { title, choices, field, value, onChoose, look, face } = props;
  const name = useId();
  return (
    <Step as="fieldset">
      <StepTitle as="legend">{title}</StepTitle>
      <Grid className={look}>
        {choices.map(({ id, label, surcharge }) => (
          <Choice key={id} className={id === value ? `${look} chosen` : look}>
            <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChoose(field, id)} />
            <Face>{face(id)}</Face>
            <span>{label}</span>
            {surcharge > 0 && (
              <small>
                <span aria-hidden="true">+{formatCop(surcharge)}</span>
                <VisuallyHidden>{spokenCop(surcharge)} más</VisuallyHidden>
              </small>
            )}
          </Choice>
        ))}
      </Grid>
    </Step>
  );
});

const Grid = styled.div`
  display: grid;
  &.letters {
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
  &.tiles {
    grid-template-columns: repeat(4, 1fr);
    gap: 8px;
  }
  &.swatches {
    grid-template-columns: repeat(6, 1fr);
    gap: 4px;
    max-width: 440px;
    margin-inline: -6px;
  }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 4px;
  min-width: 0;
  font-size: var(--text-xs);
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  small {
    position: relative;
    font-size: inherit;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  input:checked ~ span {
    font-weight: 600;
    color: var(--brand-700);
  }
  input:focus-visible + ${Face} {
    outline: 2px solid var(--brand-700);
    outline-offset: 3px;
  }
  &.letters {
    padding-bottom: 10px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-2);
    background: var(--white);
    ${Face} {
      width: 100%;
      min-height: 58px;
      padding: 12px 14px 0;
      color: var(--brand-800);
    }
  }
  &.letters.chosen {
    border-color: var(--brand-700);
    box-shadow: inset 0 0 0 1px var(--brand-700);
    background: var(--brand-50);
  }
  &.letters:has(:focus-visible) {
    outline: 2px solid var(--brand-700);
    outline-offset: 3px;
    ${Face} {
      outline: none;
    }
  }
  &.tiles ${Face} {
    width: 100%;
    aspect-ratio: 1;
    padding: 12%;
    border: 1px solid var(--line);
    border-radius: var(--radius-2);
    background: var(--surface-alt);
  }
  &.tiles input:checked + ${Face} {
    border-color: var(--brand-700);
    background: var(--brand-50);
    box-shadow: inset 0 0 0 1px var(--brand-700);
  }
  &.swatches {
    padding-block: 4px;
    ${Face} {
      width: 46px;
      height: 46px;
      padding: 3px;
      border: 1px solid color-mix(in srgb, var(--ink) 45%, transparent);
      border-radius: 50%;
      background: var(--white);
    }
  }
  &.swatches input:checked + ${Face} {
    border-color: var(--brand-700);
    box-shadow: 0 0 0 2px var(--brand-700);
  }
`;
