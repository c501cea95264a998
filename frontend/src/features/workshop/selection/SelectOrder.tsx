import { styled } from 'styled-components';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { useAppDispatch } from '../../../shared/state/app-store';
import { checkStyles } from '../../../shared/ui/check.styles';
import { layers } from '../../../theme/layers';
import { showLimit } from './show-limit';
import type { Selection } from './use-selection';

/** Checkbox in place of the order number; the whole card is its label. */
export function SelectOrder({ order, selection }: { order: StaffOrderDto; selection: Selection }) {
  const isSelected = selection.has(order.id);
  const dispatch = useAppDispatch();
  const toggle = () => {
    if (isSelected) selection.remove([order.id]);
    else if (!selection.add([order])) dispatch(showLimit());
  };
  return (
    <Label>
      <input type="checkbox" checked={isSelected} onChange={toggle} />
      <span translate="no">{order.orderNumber}</span>
    </Label>
  );
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-12);
  min-height: var(--target);
  margin-block: calc(var(--space-8) * -1);
  color: var(--brand);
  font-size: var(--font-size-lg);
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
  cursor: pointer;
  input {
    ${checkStyles}
    position: relative;
    z-index: ${layers.raised};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;
