import { useId } from 'react';
import { styled } from 'styled-components';
import { FieldError } from './FieldError';
import { radioStyles } from './radio.styles';

interface RadioCard {
  value: string;
  label: string;
  hint: string;
  /** Shown with its hint as the reason. */
  isDisabled?: boolean;
}

interface RadioCardsProps {
  legend: string;
  name: string;
  value: string;
  options: readonly RadioCard[];
  error?: string;
  onChange: (value: string) => void;
}

/** Exclusive choices below each other, each with a line that explains it. */
export function RadioCards({ legend, name, value, options, error, onChange }: RadioCardsProps) {
  const errorId = useId();
  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Card key={option.value} $isDisabled={option.isDisabled ?? false}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            <strong>{option.label}</strong>
            <small>{option.hint}</small>
          </span>
        </Card>
      ))}
      {error && <FieldError id={errorId} message={error} />}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-8);
  legend {
    margin-bottom: var(--space-8);
    font-weight: 600;
  }
`;

const Card = styled.label<{ $isDisabled: boolean }>`
  ${radioStyles}
  > span {
    gap: 2px;
    padding: var(--space-10) var(--space-14);
    ${({ $isDisabled }) => $isDisabled && 'background: var(--surface-alt); border-style: dashed;'}
  }
  small {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;
