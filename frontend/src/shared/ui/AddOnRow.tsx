import { useId } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../lib/elements';
import { formatCop, spokenCop } from '../lib/format-cop';
import { checkStyles } from './check.styles';
import { VisuallyHidden } from './VisuallyHidden';

interface AddOnRowProps {
  label: string;
  description: string;
  /** Whole pesos. */
  price: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The text field that the add-on needs, once it is chosen. */
  children?: Elements;
}

/** An add-on with its price: a checkbox as wide as the row. */
export function AddOnRow({ label, description, price, checked, onChange, children }: AddOnRowProps) {
  const id = useId();
  return (
    <Row>
      <label>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={id}
        />
        <span>{label}</span>
        <small id={id}>{description}</small>
        <Sum>
          <span aria-hidden="true">{`+${formatCop(price)}`}</span>
          <VisuallyHidden>{`${spokenCop(price)} más`}</VisuallyHidden>
        </Sum>
      </label>
      {children && <More>{children}</More>}
    </Row>
  );
}

const Row = styled.div`
  padding-block: var(--space-6);
  border-bottom: 1px solid var(--border);
  &:last-child {
    border-bottom: 0;
  }
  > label {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    align-items: center;
    column-gap: var(--space-12);
    min-height: 56px;
    padding-block: var(--space-8);
    font-weight: 500;
    line-height: 1.35;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  input[type='checkbox'] {
    ${checkStyles}
    grid-row: 1 / 3;
  }
  small {
    grid-area: 2 / 2;
    font-size: var(--font-size-xs);
    font-weight: 400;
    line-height: 1.4;
    color: var(--text-soft);
  }
`;

const Sum = styled.span`
  position: relative;
  grid-area: 1 / 3 / 3;
  font-weight: 400;
  color: var(--text-soft);
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

const More = styled.div`
  padding: var(--space-4) 0 var(--space-14) var(--space-36);
  &:empty {
    display: none;
  }
`;
