import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../shared/ui/Button';
import { Control, FieldRoot } from '../../../shared/ui/field.styles';
import type { OrderFilter } from '../order-admin-path';

type Days = Pick<OrderFilter, 'from' | 'until'>;

interface DayFieldsProps {
  filter: Days;
  onChange: (days: Days) => void;
}

/** Fields of the first and last day on which an order was placed, in Bogotá's time zone. */
export function DayFields({ filter: { from, until }, onChange }: DayFieldsProps) {
  const id = useId();
  return (
    <Fields role="group" aria-label="Fecha del pedido">
      <FieldRoot>
        <label htmlFor={`${id}from`}>Desde</label>
        <Control
          id={`${id}from`}
          type="date"
          value={from}
          max={until || undefined}
          onChange={(event) => onChange({ from: event.target.value, until })}
        />
      </FieldRoot>
      <FieldRoot>
        <label htmlFor={`${id}until`}>Hasta</label>
        <Control
          id={`${id}until`}
          type="date"
          value={until}
          min={from || undefined}
          onChange={(event) => onChange({ from, until: event.target.value })}
        />
      </FieldRoot>
      {(from || until) && (
        <Button variant="text" size="s" onClick={() => onChange({ from: '', until: '' })}>
          Quitar fechas
        </Button>
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-12);
`;
