import type { ShopDataStore } from '../../src/settings/application/shop-data-store.port.js';
import { firstRows } from '../../src/settings/domain/shop-data.js';

/** Contract of every store of the shop's own data, on the data of a new shop. `run` runs its argument in a transaction. */
export function itKeepsShopData(store: () => ShopDataStore, run: <T>(work: () => Promise<T>) => Promise<T>): void {
  const byKey = async () => new Map((await store().load()).map(({ key, value }) => [key, value]));

  it('starts with the rows of a new shop, placeholders without a value', async () => {
    const stored = await run(() => store().loadForUpdate());
    const inOrder = (rows: typeof stored) => rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(inOrder(stored)).toEqual(inOrder(firstRows()));
    expect((await byKey()).get('contact.phone')).toBeNull();
  });

  it('stores a value, an empty one, null, and a new key', async () => {
    await store().save({ key: 'contact.phone', value: { value: '+57 311 222 3344' } });
    await store().save({ key: 'closing', value: { value: { from: '2026-12-20', until: '2027-01-10', note: '' } } });
    await store().save({ key: 'legal.taxId', value: { value: null } });
    await store().save({ key: 'contact.address', value: null });
    await store().save({ key: 'later', value: { value: [1, true] } });
    const values = await byKey();
    expect(values.get('contact.phone')).toEqual({ value: '+57 311 222 3344' });
    expect(values.get('closing')).toEqual({ value: { from: '2026-12-20', until: '2027-01-10', note: '' } });
    expect(values.get('legal.taxId')).toEqual({ value: null });
    expect(values.get('contact.address')).toBeNull();
    expect(values.get('later')).toEqual({ value: [1, true] });
  });
}
