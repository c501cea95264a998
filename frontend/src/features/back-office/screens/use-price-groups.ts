import type { ChangeEntity, ShopRowDto } from '../../../api/back-office.api';
import { usePresentRows } from '../draft/use-present-rows';
import { arrangedGroups } from '../order/groups';
import type { PricedRow } from './bulk-prices';
import type { PriceGroup } from './BulkPriceGroup';
import { OPTION_KINDS } from './option-kinds';

/** Prices by group of the catalogue and by kind of option; withdrawn rows are left out. */
export function usePriceGroups(
  products: readonly ShopRowDto[],
  options: readonly ShopRowDto[],
  groups: readonly ShopRowDto[],
): PriceGroup[] {
  const [presentProducts, presentOptions] = [usePresentRows('product', products), usePresentRows('option', options)];
  const isSold = ({ values }: ShopRowDto) => values.withdrawn !== true;
  const arranged = arrangedGroups(groups, presentProducts.filter(isSold));
  const rowOf = {
    product: pricedRows('product', 'name', products, presentProducts),
    option: pricedRows('option', 'label', options, presentOptions.filter(isSold)),
  };
  const ofKind = (kind: string) => presentOptions.filter((row) => isSold(row) && row.values.kind === kind);
  return [
    ...arranged.map(({ label, products: own }) => ({
      title: label,
      rows: own.map(({ id }) => rowOf.product.get(id)!),
    })),
    ...Object.entries(OPTION_KINDS).map(([kind, title]) => ({
      title,
      rows: ofKind(kind).map(({ id }) => rowOf.option.get(id)!),
    })),
  ].filter(({ rows }) => rows.length > 0);
}

/** Rows with published and present price, by id. */
function pricedRows(
  entity: ChangeEntity,
  nameField: string,
  stored: readonly ShopRowDto[],
  present: readonly ShopRowDto[],
): Map<ShopRowDto['id'], PricedRow> {
  const prices = new Map(stored.map(({ id, values }) => [id, Number(values.price)]));
  return new Map(
    present.map(({ id, values }) => [
      id,
      {
        key: `${entity} ${id}`,
        entity,
        id,
        name: String(values[nameField]),
        price: Number(values.price),
        stored: prices.get(id) ?? 0,
      },
    ]),
  );
}
