import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden';

interface QuantityStepperProps {
  /** What is counted: 'Pañalera Multifuncional, Sofía'. */
  label: string;
  value: number;
  /** One more or one less than what there is by then: presses may come faster than the page shows them. */
  onStep: (step: 1 | -1) => void;
  /** Most pieces of one line. */
  max: number;
}

/**
 * How many pieces: never below one, since removing has its own button. A button at its limit stays focusable: disabling it would
 * drop the focus of a person who uses the keyboard.
 */
export function QuantityStepper({ label, value, onStep, max }: QuantityStepperProps) {
  return (
    <Frame role="group" aria-label={`Cantidad de ${label}`}>
      <button type="button" aria-label="Menos" aria-disabled={value <= 1} onClick={() => value > 1 && onStep(-1)}>
        <Minus aria-hidden="true" />
      </button>
      <output aria-live="polite">
        {value}
        <VisuallyHidden> {value === 1 ? 'pieza' : 'piezas'}</VisuallyHidden>
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
