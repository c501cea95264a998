import { FormField } from '../../../shared/ui/FormField';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { SegmentedRadio } from '../../../shared/ui/SegmentedRadio';
import type { BulkPriceValues } from './bulk-prices';

interface BulkPriceFieldsProps {
  values: BulkPriceValues;
  onChange: (field: 'direction' | 'step', value: string) => void;
}

/** Direction, percentage and rounding, inside of the form. */
export function BulkPriceFields({ values, onChange }: BulkPriceFieldsProps) {
  return (
    <Panel>
      <PanelTitle>Subir o bajar varios precios</PanelTitle>
      <SegmentedRadio
        legend="Subir o bajar"
        name="bulk-direction"
        centred
        value={values.direction}
        onChange={(direction) => onChange('direction', direction)}
        options={[
          { value: 'up', label: 'Subir' },
          { value: 'down', label: 'Bajar' },
        ]}
      />
      <FormField
        name="percent"
        label="Porcentaje"
        required
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
      />
      <SegmentedRadio
        legend="Redondear"
        name="bulk-step"
        centred
        value={values.step}
        onChange={(step) => onChange('step', step)}
        options={[
          { value: '1000', label: 'A miles', hint: '$1.000' },
          { value: '100', label: 'A cientos', hint: '$100' },
        ]}
      />
    </Panel>
  );
}
