import { memo, useCallback, useId, useMemo } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { PricedChoiceDto } from '../../api/catalogue.api';
import { formatCop, spokenCop } from '../../shared/lib/format-cop';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import type { DesignField } from '../../domain/piece-design';
import { Included, Step, StepTitle } from './step';
import { type ChoicesDraft, useChoice } from './use-choices';

interface ChoiceGroupProps {
  title: string;
  choices: readonly PricedChoiceDto[];
  draft: ChoicesDraft;
  /** The part of the design that the group sets. */
  field: DesignField;
  onChosen?: (field: DesignField) => void;
  /** The choice that the photo shows, seen while nothing is chosen; '' where each piece has its own photo. */
  inPhoto: string;
  /** Choosing what the photo shows costs nothing. */
  isPhotoFree: boolean;
  look: Look;
  /** A sentence below the choices. */
  note?: string;
  /** Picture of a choice, shown above its name. */
  face: (id: string) => Elements;
}

/** letters: two columns · tiles: four squares a row · swatches: six rounds a row. */
type Look = 'letters' | 'tiles' | 'swatches';

/** Radio group; renders nothing without choices. Choices with a surcharge show it. */
export const ChoiceGroup = memo(function ChoiceGroup(props: ChoiceGroupProps) {
  const { title, choices, draft, field, onChosen, look, face, inPhoto, isPhotoFree, note } = props;
  const name = useId();
  const chosen = useChoice(draft, field) ?? inPhoto;
  const choose = useCallback(
    (id: string) => {
      draft.change({ [field]: id || null });
      onChosen?.(field);
    },
    [draft, field, onChosen],
  );
  if (choices.length === 0) return null;
  return (
    <Step as="fieldset">
      <StepTitle as="legend">{title}</StepTitle>
      <Grid className={look}>
        {choices.map((choice) => (
          <Tile
            key={choice.id}
            choice={choice}
            chosen={choice.id === chosen}
            isFree={isPhotoFree && choice.id === inPhoto}
            group={name}
            onChoose={choose}
            look={look}
            face={face}
          />
        ))}
      </Grid>
      {note && <Included>{note}</Included>}
    </Step>
  );
});

interface TileProps extends Pick<ChoiceGroupProps, 'look' | 'face'> {
  choice: PricedChoiceDto;
  chosen: boolean;
  /** It is as in the photo, without its surcharge. */
  isFree: boolean;
  /** Properties that all radios of the group share. */
  group: string;
  onChoose: (id: string) => void;
}

/** A native radio over its picture. A click renders only two tiles: the old choice and the new one. */
const Tile = memo(function Tile({ choice: { id, label, description, surcharge }, ...tile }: TileProps) {
  const { chosen, isFree, group, onChoose, look, face } = tile;
  const picture = useMemo(() => face(id), [face, id]);
  return (
    <Choice className={look}>
      <input type="radio" name={group} value={id} checked={chosen} onChange={() => onChoose(id)} />
      <Face>{picture}</Face>
      <span>{label}</span>
      {description && <small>{description}</small>}
      {isFree && id && <small>como en la imagen</small>}
      {surcharge > 0 && !isFree && (
        <small>
          <span aria-hidden="true">{`+${formatCop(surcharge)}`}</span>
          <VisuallyHidden>{`${spokenCop(surcharge)} más`}</VisuallyHidden>
        </small>
      )}
    </Choice>
  );
});

const Grid = styled.div`
  display: grid;
  &.letters {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-8);
  }
  &.tiles {
    grid-template-columns: repeat(4, 1fr);
    gap: var(--space-8);
  }
  &.swatches {
    grid-template-columns: repeat(6, 1fr);
    gap: var(--space-4);
    max-width: 440px;
    margin-inline: calc(var(--space-6) * -1);
  }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
`;

/**
 * A click changes only paint, not layout. The radio is made invisible without `opacity`, because `opacity` would create a
 * compositing layer for each radio.
 */
const Choice = styled.label`
  position: relative;
  display: grid;
  align-content: flex-start;
  justify-items: center;
  gap: var(--space-4);
  min-width: 0;
  font-size: var(--font-size-xs);
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    border-radius: var(--radius-2);
    appearance: none;
    cursor: pointer;
  }
  small {
    position: relative;
    font-size: inherit;
    color: var(--text-soft);
    font-variant-numeric: tabular-nums;
  }
  /* Draws bold with a stroke, because a wider font weight would cause a new layout on each click. */
  input:checked ~ span {
    color: var(--brand);
    -webkit-text-stroke: 0.5px currentColor;
  }
  &.letters {
    padding-bottom: var(--space-10);
    border-radius: var(--radius-2);
    background: var(--surface-raised);
    input {
      border: 1px solid var(--border-strong);
    }
    input:checked {
      border-color: var(--brand);
      box-shadow: inset 0 0 0 1px var(--brand);
      background: var(--surface-chosen);
    }
    ${Face} {
      width: 100%;
      min-height: 58px;
      padding: var(--space-12) var(--space-14) 0;
      color: var(--text-title);
    }
  }
  &.tiles ${Face} {
    width: 100%;
    aspect-ratio: 1;
    padding: 12%;
    border: 1px solid var(--border);
    border-radius: var(--radius-2);
    background: var(--surface-alt);
  }
  &.tiles input:checked + ${Face} {
    border-color: var(--brand);
    background: var(--surface-hover);
    box-shadow: inset 0 0 0 1px var(--brand);
  }
  &.swatches {
    padding-block: var(--space-4);
    ${Face} {
      width: 46px;
      height: 46px;
      padding: 3px;
      border: 1px solid var(--border-swatch);
      border-radius: 50%;
      background: var(--surface-raised);
    }
  }
  &.swatches input:checked + ${Face} {
    border-color: var(--brand);
    box-shadow: 0 0 0 2px var(--brand);
  }
`;
