import type { RowValue, ShopRowDto } from '../../../api/back-office.api';
import { ButtonLink } from '../../../shared/ui/Button';
import { Row } from '../../../shared/ui/panel';
import { usePresentRows } from '../draft/use-present-rows';
import type { EditField } from '../fields/edit-field';
import { EditForm, type FieldGroup } from '../fields/EditForm';
import { flag, whole } from '../fields/kinds';
import { Rows } from '../fields/Rows';
import { Stack } from '../fields/Stack';
import type { KitPiece } from './kit-pieces';
import { KitPieces } from './KitPieces';

const TERMS = {
  'kit.discountPercent': { kind: whole, label: 'Descuento del kit', hint: 'En porcentaje, de 0 a 100' },
  'kit.freeAccessories': { kind: whole, label: 'Accesorios de regalo', hint: 'Cuántos escoge cada familia, de 0 a 20' },
} as const;
const GIFT = flag('se puede regalar', 'no se regala');

/** The luxury kit: its pieces, discount and free accessories. */
export default function KitScreen() {
  return (
    <Rows of={['setting', 'product', 'option']}>
      {({ setting, product, option }) => <Kit settings={setting} products={product} options={option} />}
    </Rows>
  );
}

interface KitProps {
  settings: readonly ShopRowDto[];
  products: readonly ShopRowDto[];
  options: readonly ShopRowDto[];
}

function Kit({ settings, products, options }: KitProps) {
  const present = usePresentRows('product', products);
  const stored = (settings.find(({ id }) => id === 'kit.pieces')?.values.value ?? []) as unknown as KitPiece[];
  return (
    <Stack>
      <EditForm groups={[terms(settings), gifts(options)].filter(({ fields }) => fields.length > 0)} />
      <KitPieces stored={stored} products={present} />
      <Row>
        <ButtonLink variant="text" size="s" to="/kit">
          Ver en la tienda
        </ButtonLink>
      </Row>
    </Stack>
  );
}

function terms(settings: readonly ShopRowDto[]): FieldGroup {
  const fields = Object.entries(TERMS).flatMap(([id, typed]): EditField[] => {
    const row = settings.find((setting) => setting.id === id);
    return row ? [{ entity: 'setting', id, field: 'value', ...typed, stored: row.values.value as RowValue }] : [];
  });
  return { title: 'Descuento y regalo', fields };
}

function gifts(options: readonly ShopRowDto[]): FieldGroup {
  const addOns = options.filter(({ values }) => values.kind === 'add_on' && values.withdrawn !== true);
  const fields = addOns.map(({ id, values }): EditField => ({
    entity: 'option',
    id,
    field: 'kitGift',
    kind: GIFT,
    label: String(values.label),
    stored: values.kitGift as RowValue,
  }));
  return { title: 'Accesorios que se pueden regalar', fields };
}
