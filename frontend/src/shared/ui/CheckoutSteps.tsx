import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { layers } from '../../theme/layers';
import { VisuallyHidden } from './VisuallyHidden';

/** The steps from the cart to the order. */
const STEPS = ['Carrito', 'Datos & Pago', 'Confirmación'];

/** Number of completed steps: 1 during the payment, 3 once the order exists. */
export function CheckoutSteps({ done }: { done: 1 | 2 | 3 }) {
  return (
    <Row aria-label="Pasos de la compra">
      {STEPS.map((label, position) => (
        <li key={label} className={position < done ? 'done' : undefined} aria-current={position === done && 'step'}>
          <Mark>{position < done ? <Check aria-hidden="true" /> : position + 1}</Mark>
          <span>
            {position < done && <VisuallyHidden>Completado: </VisuallyHidden>}
            <span>{label}</span>
          </span>
        </li>
      ))}
    </Row>
  );
}

const Mark = styled.b`
  position: relative;
  z-index: ${layers.raised};
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1.5px solid var(--border-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  .lucide {
    width: 18px;
    height: 18px;
  }
`;

const Row = styled.ol`
  isolation: isolate;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  max-width: 620px;
  margin-inline: auto;
  font-size: var(--font-size-sm);
  font-weight: 500;
  color: var(--text-soft);
  li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: var(--space-8);
    line-height: 1.25;
    text-align: center;
    overflow-wrap: anywhere;
  }
  li + li::before {
    content: '';
    position: absolute;
    top: 13px;
    left: -50%;
    width: 100%;
    height: 6px;
    background: repeating-linear-gradient(108deg, var(--border) 0 2px, transparent 2px 5px);
  }
  li + li:is(.done, [aria-current='step'])::before {
    background: var(--stitch);
  }
  .done ${Mark} {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--text-on-dark);
  }
  [aria-current='step'] {
    color: var(--brand);
    font-weight: 600;
    ${Mark} {
      border: 2px solid var(--brand);
    }
  }
`;
