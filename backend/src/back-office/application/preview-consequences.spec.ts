import { aCatalogueService } from '../../../test/builders/catalogue-service.builder.js';
import { InMemorySalesInProgress } from '../../../test/fakes/in-memory-sales-in-progress.js';
import { ChangeSet } from '../domain/change-set.js';
import type { FieldChange } from '../domain/change.js';
import { PreviewConsequences } from './preview-consequences.js';

describe(PreviewConsequences.name, () => {
  const author = { id: crypto.randomUUID(), name: 'Ana' };
  const sales = new InMemorySalesInProgress({ 7: 'Mochila Milán' });
  for (let carts = 0; carts < 12; carts += 1) sales.addCart({ productIds: [7], isKit: carts < 2 });
  sales.addCart({ productIds: [1] });
  sales.addPayment({ productIds: [7], isKit: true });
  const preview = new PreviewConsequences(sales, aCatalogueService().catalogue);
  const setOf = (...changes: Omit<FieldChange, 'expected'>[]) =>
    ChangeSet.draft(
      author,
      '',
      { changes: changes.map((each) => ({ ...each, expected: null })), preview: [] },
      new Date(),
    );
  const product = (id: number, field: string, value: FieldChange['value']) =>
    ({ entity: 'product', id, field, value }) as const;

  it('lists the carts and payments that a price affects', async () => {
    expect(await preview.of(setOf(product(7, 'price', 1)))).toEqual([
      '12 carritos abiertos verán el aviso del precio.',
      '1 pago empezado conserva su precio.',
    ]);
    expect(await preview.of(setOf(product(1, 'price', 1)))).toEqual(['1 carrito abierto verá el aviso del precio.']);
  });

  it('lists the carts and payments that a withdrawn piece affects, and the incomplete kit', async () => {
    expect(await preview.of(setOf(product(7, 'withdrawn', true)))).toEqual([
      '12 carritos abiertos deberán quitar la pieza para pagar.',
      '1 pago empezado sigue y la pieza se hace.',
      'Mochila Milán es parte del kit: mientras tanto nadie puede comprarlo completo.',
    ]);
    expect(await preview.of(setOf(product(1, 'inStock', false)))).toHaveLength(1);
  });

  it('lists the carts and payments with a kit that a change of the kit affects', async () => {
    const setting = (id: string) => setOf({ entity: 'setting', id, field: 'value', value: 20 });
    expect(await preview.of(setting('kit.discountPercent'))).toEqual([
      '2 carritos abiertos tienen un kit: verán el cambio.',
      '1 pago empezado con kit conserva sus piezas y su precio.',
    ]);
    expect(await preview.of(setting('kit.freeAccessories'))).toEqual([]);
  });

  it('returns when an order of today would arrive after a closing, and when that stays', async () => {
    const setting = (id: string, value: FieldChange['value']) =>
      setOf({ entity: 'setting', id, field: 'value', value });
    const closing = (from: string, until: string) => setting('closing', { from, until, note: '' });
    expect(await preview.of(closing('2026-01-19', '2026-01-30'))).toEqual([
      'Un pedido pagado hoy llega entre el 19 y el 26 de febrero, y no entre el 5 y el 12 de febrero.',
    ]);
    expect(await preview.of(closing('2025-12-20', '2026-01-10'))).toEqual([
      'Un pedido pagado hoy sigue llegando entre el 5 y el 12 de febrero.',
    ]);
    expect(await preview.of(setting('delivery.standard', [5, 10]))).toEqual([
      'Un pedido pagado hoy llega entre el 22 y el 29 de enero, y no entre el 5 y el 12 de febrero.',
    ]);
  });

  it('lists nothing for changes without effect on shoppers, or for a published set', async () => {
    expect(await preview.of(setOf(product(7, 'rank', 1), product(7, 'withdrawn', false)))).toEqual([]);
    const live = setOf(product(7, 'price', 1));
    live.publish(live, 'Ana', new Date());
    expect(await preview.of(live)).toEqual([]);
  });
});
