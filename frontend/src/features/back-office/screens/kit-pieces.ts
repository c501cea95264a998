import type { RowValue, ShopRowDto } from '../../../api/back-office.api';
import { moved } from '../order/positions';

/** A piece of the kit, as the setting `kit.pieces` holds it. */
export interface KitPiece {
  productId: number;
  name: string;
  withName: boolean;
}

/** Pieces that the API accepts. */
export const MAX_PIECES = 20;

/** Returns the error of each piece by product. */
export function pieceProblems(pieces: readonly KitPiece[], products: readonly ShopRowDto[]): Map<number, string> {
  const problems = new Map<number, string>();
  for (const { productId, name, withName } of pieces) {
    const values = products.find(({ id }) => id === productId)?.values;
    if (!name.trim()) problems.set(productId, 'Escribe el nombre de la pieza.');
    else if (!values || values.withdrawn === true)
      problems.set(productId, 'Este producto está fuera de la tienda: quítalo del kit o vuelve a ofrecerlo.');
    else if (withName && values.embroiderable !== true)
      problems.set(productId, 'Este producto no se puede bordar: quítale el nombre bordado.');
  }
  return problems;
}

/** Returns the products that can be added: on sale and not in the kit. */
export function addableProducts(pieces: readonly KitPiece[], products: readonly ShopRowDto[]): ShopRowDto[] {
  return products.filter(
    ({ id, values }) => values.withdrawn !== true && pieces.every(({ productId }) => productId !== id),
  );
}

/** Moves a piece by one position. */
export function movedPiece(pieces: readonly KitPiece[], productId: number, step: -1 | 1): KitPiece[] {
  const positioned = pieces.map((piece, position) => ({ ...piece, id: piece.productId, position }));
  return moved(positioned, productId, step).map(({ id: _id, position: _position, ...piece }) => piece);
}

/** Returns the value as the API stores it. */
export function valueOf(pieces: readonly KitPiece[]): RowValue {
  return pieces.map(({ productId, name, withName }) => ({ productId, name: name.trim(), withName }));
}
