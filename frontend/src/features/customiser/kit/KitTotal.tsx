import { useId } from 'react';
import { styled } from 'styled-components';
import type { PricingDto } from '../../../api/catalogue.api';
import type { AddHandle, ConfiguredKit } from '../../../shared/lib/add-to-cart';
import { AddButton } from '../../../shared/ui/AddButton';
import { Button } from '../../../shared/ui/Button';
import { DeliveryEstimate } from '../../../shared/ui/DeliveryEstimate';
import { FieldError } from '../../../shared/ui/FieldError';
import { Note } from '../../../shared/ui/Note';
import { SpokenTotal } from '../../../shared/ui/SpokenTotal';
import { StickyBar } from '../../../shared/ui/StickyBar';
import { SummaryLines } from '../../../shared/ui/SummaryLines';
import type { KitFormState } from './use-kit-form';

interface KitTotalProps {
  form: KitFormState;
  pricing: PricingDto;
  adding: AddHandle<ConfiguredKit>;
  editing: boolean;
}

/** Price of the kit and the add button: at the end of the form, and in a bar at the bottom on phones. */
export function KitTotal({ form, pricing, adding, editing }: KitTotalProps) {
  const { sums, missingName, reasonId, save } = form;
  const titleId = useId();
  const missing = pricing.kit.pieces.filter(({ inStock }) => !inStock).map(({ name }) => name);
  const soldOut = missing.length > 0;
  const reason = soldOut ? undefined : missingName?.text;
  const label = missingName && !soldOut ? 'Escribe el nombre' : 'Agregar el kit';
  const button = {
    disabled: soldOut,
    unready: reason !== undefined,
    'aria-describedby': reason || soldOut ? reasonId : undefined,
    onClick: save,
  };
  const way = (full: boolean) =>
    editing ? (
      <Button {...button} full={full} pending={adding.state === 'adding'}>
        {adding.state === 'adding' ? 'Guardando...' : 'Guardar cambios'}
      </Button>
    ) : (
      <Add {...button} full={full} state={adding.state}>
        {label}
      </Add>
    );
  return (
    <>
      <Panel aria-labelledby={titleId}>
        <h2 id={titleId}>Tu kit</h2>
        <SummaryLines lines={sums.lines} total={{ label: 'Total del kit', value: sums.total }} />
        <SpokenTotal amount={sums.total} />
        <DeliveryEstimate delivery={pricing.delivery} express={form.painted.express} />
        {soldOut && (
          <div id={reasonId}>
            <Note kind="warning">{`Por ahora no podemos hacer el kit: ${missing.join(', ')} está agotado. Escríbenos y te avisamos.`}</Note>
          </div>
        )}
        {way(true)}
        {reason && <Reason id={reasonId}>{reason}</Reason>}
        {adding.failure && <FieldError id={`${reasonId}-failure`} message={adding.failure} />}
        <Reason>Las piezas van juntas en el carrito: se cambian y se eliminan como un solo kit.</Reason>
      </Panel>
      <StickyBar label="Total del kit" amount={sums.total}>
        {way(false)}
      </StickyBar>
    </>
  );
}

/** Fits beside the total on a narrow phone. */
const Add = styled(AddButton)`
  padding-inline: var(--space-14);
`;

const Panel = styled.section`
  display: grid;
  gap: var(--space-16);
  margin-top: var(--space-8);
  padding: clamp(20px, 3vw, 32px);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  h2 {
    font-size: var(--font-size-3);
    line-height: 1.2;
  }
`;

const Reason = styled.p`
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;
