import { useId } from 'react';
import { styled } from 'styled-components';
import { radioStyles } from './radio.styles';
import { VisuallyHidden } from './VisuallyHidden';

interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line: a saving, a surcharge. */
  hint?: string;
}

interface SegmentedRadioProps<Value extends string> {
  /** Accessible name of the group. */
  legend: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SegmentOption<Value>[];
  /** For short words. */
  centred?: boolean;
  /** Description of the chosen option. */
  description?: string;
}

/** Two or three exclusive choices side by side. */
export function SegmentedRadio<Value extends string>(props: SegmentedRadioProps<Value>) {
  const { legend, name, value, onChange, options, centred, description } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={description ? id : undefined}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Row $centred={centred}>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span>{`${option.label} `}</span>
              {option.hint && <small>{option.hint}</small>}
            </span>
          </Choice>
        ))}
      </Row>
      {description && <Description id={id}>{description}</Description>}
    </fieldset>
  );
}

const Row = styled.div<{ $centred?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  text-align: ${({ $centred }) => ($centred ? 'center' : 'start')};
`;

const Choice = styled.label`
  ${radioStyles}
  flex: 1;
  min-width: min-content;
  > span {
    align-content: center;
    gap: 2px;
    height: 100%;
    min-height: 64px;
    padding: var(--space-10) var(--space-14);
    font-weight: 600;
    line-height: 1.3;
  }
  small {
    font-size: var(--font-size-xs);
    font-weight: 400;
    color: var(--text-soft);
  }
  input:checked + span {
    color: var(--brand);
  }
`;

const Description = styled.p`
  margin-top: var(--space-10);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;
