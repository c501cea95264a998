import { lazy } from 'react';
import type { ChangeEntity, ShopRowDto } from '../../../api/back-office.api';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { ButtonLink } from '../../../shared/ui/Button';
import { Row } from '../../../shared/ui/panel';
import { SEVERAL, shopPath } from '../back-office-path';
import type { EditField } from '../fields/edit-field';
import { EditForm, type FieldGroup } from '../fields/EditForm';
import { pesos } from '../fields/kinds';
import { LongList } from '../fields/LongList';
import { Rows } from '../fields/Rows';
import { Stack } from '../fields/Stack';
import { OPTION_KINDS } from './option-kinds';

/** Opened seldom, in a chunk of its own. */
const BulkPricesScreen = lazy(() => importWithRetry(() => import('./BulkPricesScreen')));

/** Labels of the settings with an amount. */
const SETTINGS: Readonly<Record<string, string>> = {
  'pricing.embroideryRemovalSaving': 'Ahorro sin bordado',
  'delivery.shippingEstimate': 'Envío aproximado',
};

/** All prices of the shop, one per row, or the form that changes many of them. */
export function PricesScreen({ item }: { item: string | undefined }) {
  if (item === SEVERAL) return <BulkPricesScreen />;
  return (
    <Rows of={['product', 'option', 'setting']}>
      {({ product, option, setting }) => (
        <Stack>
          <Row>
            <ButtonLink variant="secondary" size="s" to={shopPath('precios', SEVERAL)}>
              Subir o bajar varios precios
            </ButtonLink>
          </Row>
          <LongList
            items={product.filter(({ values }) => values.withdrawn !== true)}
            textOf={({ values }) => String(values.name)}
            label="Buscar un producto"
          >
            {(shown) => (
              <EditForm key={shown.map(({ id }) => id).join()} inRows groups={groupsOf(shown, option, setting)} />
            )}
          </LongList>
        </Stack>
      )}
    </Rows>
  );
}

function groupsOf(
  products: readonly ShopRowDto[],
  options: readonly ShopRowDto[],
  settings: readonly ShopRowDto[],
): FieldGroup[] {
  const offered = options.filter(({ values }) => values.withdrawn !== true);
  const groups = [
    { title: 'Productos', fields: products.map((row) => priceOf('product', row, String(row.values.name))) },
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
