import type { ChangeEntity, ShopRowDto } from '../../../api/back-office.api';
import { type Edit, MAX_CHANGES } from '../draft/changes';

/** Values of the form. */
export interface BulkPriceValues {
  direction: 'up' | 'down';
  /** Percentage as typed: '10' or '4,5'. */
  percent: string;
  /** Pesos to which prices are rounded: '1000' or '100'. */
  step: '1000' | '100';
}

/** A row with a price. */
export interface PricedRow {
  key: string;
  entity: ChangeEntity;
  id: ShopRowDto['id'];
  name: string;
  /** Price with the draft's edits. */
  price: number;
  /** Published price. */
  stored: number;
}

/** A new price, or the reason why the row keeps its price. */
export type NewPrice = { price: number } | { reason: string };

/** Prices that change at once; the draft must have room for other changes. */
const MAX_ROWS = 300;
const MAX_UP = 200;
const MAX_DOWN = 90;
const MAX_PRICE: Partial<Record<ChangeEntity, number>> = { product: 100_000_000, option: 5_000_000 };
const PERCENT = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** Returns the error of the typed percentage; undefined when it is valid. */
export function percentProblem({ percent, direction }: BulkPriceValues): string | undefined {
  const typed = withoutSign(percent);
  if (!typed) return 'Escribe el porcentaje, por ejemplo 10 o 4,5.';
  if (/^[-+−]/.test(typed)) return 'Escribe el porcentaje sin signo y elige Subir o Bajar.';
  if (!PERCENT.test(typed)) return 'Escribe un solo número, con máximo dos decimales, por ejemplo 10 o 4,5.';
  const basisPoints = basisPointsOf(percent);
  if (basisPoints === 0) return 'Escribe un porcentaje mayor que 0.';
  if (direction === 'up' && basisPoints > MAX_UP * 100) return `Sube máximo ${MAX_UP} % de una vez.`;
  if (direction === 'down' && basisPoints > MAX_DOWN * 100) return `Baja máximo ${MAX_DOWN} % de una vez.`;
  return undefined;
}

function withoutSign(percent: string): string {
  const typed = percent.trim();
  return typed.endsWith('%') ? typed.slice(0, -1).trimEnd() : typed;
}

/** Hundredths of a percent, so that amounts are calculated in integers. */
function basisPointsOf(percent: string): number {
  const [whole = '', decimals = ''] = withoutSign(percent).split(/[.,]/);
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Returns the rounded price of a row; call it with a valid percentage only. */
export function newPrice({ price, entity }: PricedRow, { direction, percent, step }: BulkPriceValues): NewPrice {
  const basisPoints = basisPointsOf(percent);
  const factor = 10_000 + (direction === 'up' ? basisPoints : -basisPoints);
  const rounded = Math.round((price * factor) / (10_000 * Number(step))) * Number(step);
  if (price === 0) return { reason: 'va incluido: queda igual' };
  if (rounded === price) return { reason: 'queda igual' };
  if (rounded === 0) return { reason: 'quedaría en $0: no cambia' };
  if (rounded > price !== (direction === 'up')) return { reason: 'el redondeo lo movería al revés: no cambia' };
  if (rounded > (MAX_PRICE[entity] ?? Infinity)) return { reason: 'pasa del precio máximo: no cambia' };
  return { price: rounded };
}

/** Returns the price edits of the chosen rows; rows that keep their price have none. */
export function bulkEdits(rows: readonly PricedRow[], values: BulkPriceValues): Edit[] {
  return rows.flatMap((row): Edit[] => {
    const result = newPrice(row, values);
    if ('reason' in result) return [];
    const { entity, id, stored } = row;
    return [{ entity, id, field: 'price', value: result.price, expected: stored }];
  });
}

/** Returns why so many edits cannot join a draft with `inDraft` changes; undefined when they can. */
export function draftProblem(picked: number, edits: number, inDraft: number): string | undefined {
  if (picked === 0) return 'Elige al menos un producto o una opción.';
  if (edits === 0) return 'Ningún precio cambia con ese porcentaje y ese redondeo.';
  if (edits > MAX_ROWS) return `Cambia máximo ${MAX_ROWS} precios de una vez: quita algunos.`;
  if (edits + inDraft > MAX_CHANGES) return 'El borrador está lleno: publica primero lo que ya tienes.';
  return undefined;
}
