import type { ChangeEntity, ShopRowDto } from '../../../api/back-office.api';
import { EditForm, type FieldGroup } from '../fields/EditForm';
import type { EditField } from '../fields/edit-field';
import { pesos } from '../fields/kinds';
import { Rows } from '../fields/Rows';

/** Group titles by kind of option. */
const OPTION_KINDS: Readonly<Record<string, string>> = {
  add_on: 'Complementos',
  font_style: 'Letras',
  font_size: 'Tamaños',
  font_color: 'Hilos',
  animal_theme: 'Motivos',
  bag_color: 'Colores del bolso',
};

/** Labels of the settings with an amount. */
const SETTINGS: Readonly<Record<string, string>> = {
  'pricing.embroideryRemovalSaving': 'Ahorro sin bordado',
  'delivery.shippingEstimate': 'Envío aproximado',
};

/** All prices of the shop, one per row. */
export function PricesScreen() {
  return (
    <Rows of={['product', 'option', 'setting']}>
      {({ product, option, setting }) => <EditForm inRows groups={groupsOf(product, option, setting)} />}
    </Rows>
  );
}

function groupsOf(
  products: readonly ShopRowDto[],
  options: readonly ShopRowDto[],
  settings: readonly ShopRowDto[],
): FieldGroup[] {
  const sold = products.filter(({ values }) => values.withdrawn !== true);
  const offered = options.filter(({ values }) => values.withdrawn !== true);
  const groups = [
    { title: 'Productos', fields: sold.map((row) => priceOf('product', row, String(row.values.name))) },
    ...Object.entries(OPTION_KINDS).map(([kind, title]) => ({
      title,
      fields: offered
        .filter(({ values }) => values.kind === kind)
        .map((row) => priceOf('option', row, String(row.values.label))),
    })),
    {
      title: 'Otros valores',
      fields: settings.flatMap((row) => {
        const label = SETTINGS[row.id];
        return label ? [priceOf('setting', row, label, 'value')] : [];
      }),
    },
  ];
  return groups.filter(({ fields }) => fields.length > 0);
}

function priceOf(entity: ChangeEntity, { id, values }: ShopRowDto, label: string, field = 'price'): EditField {
  return { entity, id, field, kind: pesos, label, stored: values[field] as EditField['stored'] };
}
