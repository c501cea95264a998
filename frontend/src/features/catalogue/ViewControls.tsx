import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { Control } from '../../shared/ui/field.styles';
import { allColours, type CatalogueView, SORTS } from './catalogue-view';

interface ViewControlsProps {
  view: CatalogueView;
  products: readonly ProductDto[];
  pricing: PricingDto;
}

/** Order and colour of the catalogue page; both are in its URL. */
export function ViewControls({ view, products, pricing }: ViewControlsProps) {
  const [params, setParams] = useSearchParams();
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.delete(name);
    if (value) next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const colours = allColours(products, pricing).map(({ id, label }) => [id, label] as const);
  return (
    <Row>
      <Choice
        label="Ordenar"
        value={view.sort}
        all="Destacados"
        options={Object.entries(SORTS)}
        onChange={(value) => choose('orden', value)}
      />
      <Choice
        label="Color"
        value={view.colour}
        all="Todos"
        options={colours}
        onChange={(value) => choose('color', value)}
      />
    </Row>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  /** Name of the empty choice. */
  all: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value = '', all, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Control as="select" id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Control>
    </div>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 220px));
  gap: var(--space-12);
  margin-top: var(--space-16);
  > div {
    display: grid;
    gap: var(--space-4);
  }
  label {
    font-size: var(--font-size-sm);
    font-weight: 500;
  }
`;
