import type { ShopRowDto } from '../../../api/back-office.api';
import { usePresentRows } from '../draft/use-present-rows';
import { placedGroups } from '../order/groups';
import type { PriceGroup } from './BulkPriceGroup';
import { pricedRow } from './bulk-prices';
import { OPTION_KINDS } from './option-kinds';

/** Prices by group of the catalogue and by kind of option; withdrawn rows are left out. */
export function usePriceGroups(
  products: readonly ShopRowDto[],
  options: readonly ShopRowDto[],
  groups: readonly ShopRowDto[],
): PriceGroup[] {
  const [presentProducts, presentOptions] = [usePresentRows('product', products), usePresentRows('option', options)];
  const isSold = ({ values }: ShopRowDto) => values.withdrawn !== true;
  const placed = placedGroups(groups, presentProducts.filter(isSold));
  const storedOf = (rows: readonly ShopRowDto[], id: ShopRowDto['id']) =>
    rows.find((row) => row.id === id)!.values.price as number;
  const productRow = (id: ShopRowDto['id']) => {
    const row = presentProducts.find((each) => each.id === id)!;
    return pricedRow('product', String(row.values.name), storedOf(products, id), row);
  };
  const ofKind = (kind: string) => presentOptions.filter((row) => isSold(row) && row.values.kind === kind);
  return [
    ...placed.map(({ label, products: own }) => ({ title: label, rows: own.map(({ id }) => productRow(id)) })),
    ...Object.entries(OPTION_KINDS).map(([kind, title]) => ({
      title,
      rows: ofKind(kind).map((row) => pricedRow('option', String(row.values.label), storedOf(options, row.id), row)),
    })),
  ].filter(({ rows }) => rows.length > 0);
}
