import ListChecks from 'lucide-react/icons/list-checks';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { useAppDispatch } from '../../../shared/state/app-store';
import { Button } from '../../../shared/ui/Button';
import { checkStyles } from '../../../shared/ui/check.styles';
import { showLimit } from './show-limit';
import type { Selection } from './use-selection';

interface SelectionHeadProps {
  selection: Selection;
  /** Orders of the list. */
  shown: readonly StaffOrderDto[];
}

/** Head of the list: starts the selection mode, and selects the whole list. */
export function SelectionHead({ selection, shown }: SelectionHeadProps) {
  const { isOn, start } = selection;
  const button = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(isOn);
  // Restores the focus, because the button that ended the selection no longer exists.
  useEffect(() => {
    if (wasOn.current && !isOn) button.current?.focus({ preventScroll: true });
    wasOn.current = isOn;
  }, [isOn]);
  if (!isOn)
    return (
      <Start ref={button} variant="text" size="s" onClick={start}>
        <ListChecks aria-hidden="true" />
        <span>Seleccionar varios</span>
      </Start>
    );
  return <SelectAll selection={selection} shown={shown} />;
}

function SelectAll({ selection, shown }: SelectionHeadProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = shown.filter(({ id }) => selection.has(id)).length;
  const isAll = count === shown.length;
  // Takes over the focus from the start button, which this checkbox replaces.
  useEffect(() => box.current!.focus({ preventScroll: true }), []);
  useEffect(() => {
    box.current!.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  const dispatch = useAppDispatch();
  const toggle = () => {
    if (isAll) selection.remove(shown.map(({ id }) => id));
    else if (!selection.add(shown)) dispatch(showLimit());
  };
  return (
    <Line>
      <input ref={box} type="checkbox" checked={isAll} onChange={toggle} />
      <span>Seleccionar todos los de esta lista</span>
    </Line>
  );
}

const Start = styled(Button)`
  justify-self: start;
`;

const Line = styled.label`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-12);
  min-height: var(--target);
  font-size: var(--font-size-sm);
  font-weight: 500;
  cursor: pointer;
  input {
    ${checkStyles}
    &:indeterminate {
      background: linear-gradient(var(--brand) 0 0) center / 12px 3px no-repeat;
    }
  }
`;
