import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden';

interface QuantityStepperProps {
  /** The counted piece: 'Pañalera Multifuncional, Sofía'. */
  label: string;
  value: number;
  /** Changes the current quantity by one; clicks can be faster than the page updates. */
  onStep: (step: 1 | -1) => void;
  /** Maximum quantity of a line. */
  max: number;
}

/**
 * The quantity of a line, at least one, since a separate button removes the line. A button at its limit stays focusable:
 * disabling it would lose the focus of keyboard users.
 */
export function QuantityStepper({ label, value, onStep, max }: QuantityStepperProps) {
  return (
    <Frame role="group" aria-label={`Cantidad de ${label}`}>
      <button type="button" aria-label="Menos" aria-disabled={value <= 1} onClick={() => value > 1 && onStep(-1)}>
        <Minus aria-hidden="true" />
      </button>
      <output aria-live="polite">
        <span>{value}</span>
        <VisuallyHidden>{` ${value === 1 ? 'pieza' : 'piezas'}`}</VisuallyHidden>
      </output>
      <button type="button" aria-label="Más" aria-disabled={value >= max} onClick={() => value < max && onStep(1)}>
        <Plus aria-hidden="true" />
      </button>
    </Frame>
  );
}

const Frame = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-2);
  background: var(--surface-raised);
  button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border: 0;
    border-radius: var(--radius-2);
    background: none;
    color: var(--brand);
  }
  button:hover:not([aria-disabled='true']) {
    background: var(--surface-hover);
  }
  button[aria-disabled='true'] {
    color: var(--border-strong);
    cursor: not-allowed;
  }
  .lucide {
    width: 18px;
    height: 18px;
  }
  output {
    position: relative;
    min-width: 30px;
    font-weight: 600;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
