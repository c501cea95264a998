import type { Pricing } from '../../catalogue/index.js';
import { DomainError, errorOf, invalidField } from '../../common/domain-error.js';

/** Far more than a customer orders, and few enough for one fast response. */
export const MAX_LINES = 200;

export const PART_OF_KIT = [
  409,
  'cart.part_of_kit',
  'Esta pieza es parte de tu kit: cambia o elimina el kit completo.',
] as const;

export function cartFull(lines: number): DomainError {
  return new DomainError('invalid', 'cart.full', `El carrito puede tener máximo ${lines} productos distintos.`);
}

export function keyReused(): DomainError {
  const message = 'Esta solicitud ya se usó para agregar otro producto.';
  return new DomainError('invalid', 'request.key_reused', message);
}

export function assertQuantity(quantity: number, { limits }: Pricing): void {
  if (quantity <= limits.quantity) return;
  const message = `La cantidad máxima es ${limits.quantity}`;
  throw invalidField('quantity', message);
}

export function lineFull(pieces: number): DomainError {
  return new DomainError('invalid', 'cart.quantity_limit', `Puedes pedir máximo ${pieces} piezas iguales.`);
}

/** A piece of a kit is changed with its whole kit. */
export function partOfKit(): DomainError {
  return errorOf(PART_OF_KIT);
}

export const LINE_UNKNOWN = [404, 'cart.item_not_found', 'Este producto ya no está en tu carrito'] as const;

/** The same for an id that never existed and for a wrong guess, so that guessing reveals nothing. */
export function unknownLine(): DomainError {
  return errorOf(LINE_UNKNOWN);
}

/** The same for a kit that never existed and for one that was removed in another tab. */
export function unknownKit(): DomainError {
  return errorOf(KIT_UNKNOWN);
}

export const KIT_UNKNOWN = [404, 'cart.kit_not_found', 'Este kit ya no está en tu carrito'] as const;
