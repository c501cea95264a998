import { useId } from 'react';
import { styled } from 'styled-components';
import type { PictureEntry } from '../../pictures/picture-entry';
import type { Elements } from '../lib/elements';
import { formatCop, spokenCop } from '../lib/format-cop';
import { checkStyles } from './check.styles';
import { Picture } from './Picture';
import { VisuallyHidden } from './VisuallyHidden';

interface AddOnRowProps {
  label: string;
  description: string;
  /** A second sentence, such as the dates of the express service. */
  detail?: string;
  /** Small picture of the add-on alone. */
  picture?: PictureEntry;
  /** Whole pesos. */
  price: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The text field that the add-on needs, once it is chosen. */
  children?: Elements;
}

/** An add-on with its price: a checkbox as wide as the row. */
export function AddOnRow(props: AddOnRowProps) {
  const { label, description, detail, picture, price, checked, onChange, children } = props;
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
        {picture && <Picture picture={picture} alt="" sizes="56px" />}
        <span>{label}</span>
        <small id={id}>
          <span>{description}</span>
          {detail && <Detail>{detail}</Detail>}
        </small>
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
    grid-template-columns: 24px auto minmax(0, 1fr) auto;
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
  picture {
    grid-area: 1 / 2 / 3;
    width: 56px;
    border-radius: var(--radius-2);
    overflow: hidden;
  }
  img {
    width: 100%;
    height: auto;
  }
  label > span:not(:last-child) {
    grid-column: 3;
  }
  small {
    grid-area: 2 / 3;
    font-size: var(--font-size-xs);
    font-weight: 400;
    line-height: 1.4;
    color: var(--text-soft);
  }
`;

const Detail = styled.span`
  display: block;
`;

const Sum = styled.span`
  position: relative;
  grid-area: 1 / 4 / 3;
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
