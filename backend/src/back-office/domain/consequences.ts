import { type Change, isCreation, type Json } from './change.js';
import { KIT_PIECES } from './kit-pieces.js';

/** Open carts and payments with products of a set. */
export interface OpenSales {
  /** Carts of the last days that hold one of them. */
  readonly carts: number;
  /** Payments that have begun. */
  readonly payments: number;
}

/** Products with changes that shoppers notice, by what they notice. */
export function affectedProducts(changes: readonly Change[]): {
  readonly priced: number[];
  readonly unavailable: number[];
} {
  const of = (matches: (field: string, value: unknown) => boolean) =>
    changes.flatMap((change) => {
      if (isCreation(change) || change.entity !== 'product') return [];
      return matches(change.field, change.value) ? [Number(change.id)] : [];
    });
  return {
    priced: of((field) => field === 'price'),
    unavailable: of(
      (field, value) => (field === 'withdrawn' && value === true) || (field === 'inStock' && value === false),
    ),
  };
}

/** Whether the pieces of the kit or its discount change. */
export function changesKit(changes: readonly Change[]): boolean {
  const settings: readonly unknown[] = [KIT_PIECES, 'kit.discountPercent'];
  return changes.some(({ entity, id }) => entity === 'setting' && settings.includes(id));
}

const DATES: Readonly<Record<string, string>> = {
  closing: 'closing',
  'capacity.piecesPerWeek': 'piecesPerWeek',
  'delivery.standard': 'standard',
};

/** The new values that move delivery dates, by their name there; undefined when none does. */
export function datesChange(changes: readonly Change[]): Readonly<Record<string, Json>> | undefined {
  const moving = changes.flatMap((change) => {
    const name = change.entity === 'setting' && !isCreation(change) ? DATES[String(change.id)] : undefined;
    return name && 'value' in change ? [[name, change.value] as const] : [];
  });
  return moving.length > 0 ? Object.fromEntries(moving) : undefined;
}

/** 'Un pedido pagado hoy llega entre el 27 de enero y el 3 de febrero, y no entre el 17 y el 24 de diciembre.' */
export function datesWords(now: string, then: string): string {
  return now === then
    ? `Un pedido pagado hoy sigue llegando ${now}.`
    : `Un pedido pagado hoy llega ${then}, y no ${now}.`;
}

/** '2 carritos abiertos tienen un kit: verán el cambio.' */
export function kitWords({ carts, payments }: OpenSales): string[] {
  return sentences([
    [carts, 'carrito abierto tiene un kit: verá el cambio.', 'carritos abiertos tienen un kit: verán el cambio.'],
    [
      payments,
      'pago empezado con kit conserva sus piezas y su precio.',
      'pagos empezados con kit conservan sus piezas y su precio.',
    ],
  ]);
}

/** '12 carritos abiertos verán el aviso del precio.' */
export function priceWords({ carts, payments }: OpenSales): string[] {
  return sentences([
    [carts, 'carrito abierto verá el aviso del precio.', 'carritos abiertos verán el aviso del precio.'],
    [payments, 'pago empezado conserva su precio.', 'pagos empezados conservan su precio.'],
  ]);
}

/** '3 carritos abiertos no se podrán pagar con esta pieza.' */
export function unavailableWords({ carts, payments }: OpenSales, kitPieces: readonly string[]): string[] {
  return [
    ...sentences([
      [
        carts,
        'carrito abierto deberá quitar la pieza para pagar.',
        'carritos abiertos deberán quitar la pieza para pagar.',
      ],
      [payments, 'pago empezado sigue y la pieza se hace.', 'pagos empezados siguen y sus piezas se hacen.'],
    ]),
    ...kitPieces.map((name) => `${name} es parte del kit: mientras tanto nadie puede comprarlo completo.`),
  ];
}

function sentences(counted: readonly (readonly [count: number, one: string, many: string])[]): string[] {
  return counted.filter(([count]) => count > 0).map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
}
