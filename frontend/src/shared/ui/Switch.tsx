import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Accessible name, which must not depend on the state: screen readers announce the state themselves. */
  label: string;
  /** The state as text ("Con bordado" / "Sin bordado"), because colour alone is not accessible. */
  children: ReactNode;
}

/** Turns a setting on or off immediately. */
export function Switch({ checked, onChange, label, children }: SwitchProps) {
  return (
    <Label>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden="true">{children}</span>
    </Label>
  );
}

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-10);
  min-height: var(--target);
  font-size: var(--font-size-sm);
  overflow-wrap: anywhere;
  cursor: pointer;
  input {
    appearance: none;
    position: relative;
    flex: none;
    width: 42px;
    height: 24px;
    margin: 0;
    border-radius: 12px;
    background: var(--border-strong);
    transition: background-color var(--motion-2);
    cursor: pointer;
  }
  input::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: var(--surface-raised);
    transition: transform var(--motion-2) var(--ease);
  }
  input:checked {
    background: var(--brand);
  }
  input:checked::after {
    transform: translateX(18px);
  }
`;
