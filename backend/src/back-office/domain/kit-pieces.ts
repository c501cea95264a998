import { type Json, type RowId, type RowRef, textOf, type Values } from './change.js';
import { type Checked, type Field, flag, isWhole, line } from './field.js';

/** Key of the setting that holds the pieces of the kit. */
export const KIT_PIECES = 'kit.pieces';

/** More pieces than this would be a mistake: a shopper personalises each of them. */
const MAX_PIECES = 20;

/** A piece of the kit as a change carries it. */
interface KitPieceValue {
  readonly productId: number;
  readonly name: string;
  readonly withName: boolean;
}

const NAME = line('nombre', { max: 60 });
const WITH_NAME = flag('nombre bordado', ['con nombre bordado', 'sin nombre bordado']);
const MAX_ID = 2_147_483_647;

/** `[{ productId, name, withName }]` in the order of the kit: 1 to 20 pieces, each product once. */
export function kitPieces(): Field {
  return {
    label: 'Piezas del kit',
    check: checkPieces,
    words: (value) => {
      const pieces = piecesIn(value);
      return `${pieces.length} ${pieces.length === 1 ? 'pieza' : 'piezas'}`;
    },
    texts: (value) => piecesIn(value).map(({ name }) => name),
    difference: (before, after) => ('problem' in checkPieces(before) ? undefined : difference(before, after)),
  };
}

function checkPieces(value: unknown): Checked {
  if (!Array.isArray(value)) return { problem: 'Envía la lista de las piezas del kit.' };
  if (value.length === 0) return { problem: 'El kit necesita al menos una pieza.' };
  if (value.length > MAX_PIECES) return { problem: `El kit puede tener máximo ${MAX_PIECES} piezas.` };
  const pieces: Json[] = [];
  for (const [index, typed] of value.entries()) {
    const piece = checkPiece(typed);
    if ('problem' in piece) return { problem: `Pieza ${index + 1}: ${piece.problem}` };
    pieces.push(piece.value);
  }
  return repeated(piecesIn(pieces)) ?? { value: pieces };
}

function checkPiece(typed: unknown): Checked {
  const { productId, name, withName } = (typed ?? {}) as Record<string, unknown>;
  if (!isWhole(productId) || productId < 1 || productId > MAX_ID) return { problem: 'Elige un producto.' };
  const [checkedName, checkedFlag] = [NAME.check(name), WITH_NAME.check(withName)];
  if ('problem' in checkedName) return { problem: `en el nombre, ${lowerFirst(checkedName.problem)}` };
  if ('problem' in checkedFlag) return { problem: 'Elige si lleva el nombre bordado.' };
  return { value: { productId, name: checkedName.value, withName: checkedFlag.value } };
}

function repeated(pieces: readonly KitPieceValue[]): Checked | undefined {
  const again = pieces.findIndex(
    ({ productId }, at) => pieces.findIndex((other) => other.productId === productId) < at,
  );
  return again < 0 ? undefined : { problem: `Pieza ${again + 1}: este producto ya está en el kit.` };
}

/** The pieces of a value that {@link kitPieces} accepted. */
function piecesIn(value: Json): readonly KitPieceValue[] {
  return value as unknown as readonly KitPieceValue[];
}

/** The products that a new value of a setting names; none for any other setting. */
export function productsOfKit(entity: string, id: RowId | null, value: Json): RowRef[] {
  if (entity !== 'setting' || id !== KIT_PIECES) return [];
  return piecesIn(value).map(({ productId }) => ({ entity: 'product', id: productId }));
}

/** The first piece that could not be sold. `productAt` answers a product as it will be after the change set. */
export function kitProblem(value: Json, productAt: (id: number) => Values | undefined): string | undefined {
  for (const [index, { productId, name, withName }] of piecesIn(value).entries()) {
    const piece = `Pieza ${index + 1} (${name})`;
    const product = productAt(productId);
    if (!product) return `${piece}: no encontramos este producto.`;
    if (product.withdrawn === true)
      return `${piece}: ${textOf(product.name)} está fuera de la tienda. Elige otro producto o vuelve a ofrecerlo.`;
    if (withName && product.embroiderable !== true)
      return `${piece}: ${textOf(product.name)} no se puede bordar. Quítale el nombre bordado.`;
  }
  return undefined;
}

/** 'entra Cambiador; sale Maleta; Maleta con nombre bordado; otro orden' */
function difference(before: Json, after: Json): string {
  const [old, now] = [piecesIn(before), piecesIn(after)];
  const inOld = ({ productId }: KitPieceValue) => old.find((piece) => piece.productId === productId);
  const inNow = ({ productId }: KitPieceValue) => now.find((piece) => piece.productId === productId);
  const order = (pieces: readonly KitPieceValue[]) => pieces.map(({ productId }) => productId).join(' ');
  const kept = now.flatMap((piece) => {
    const was = inOld(piece);
    return was ? [{ was, piece }] : [];
  });
  const words = [
    ...now
      .filter((piece) => !inOld(piece))
      .map(({ name, withName }) => `entra ${name}${withName ? ' con nombre' : ''}`),
    ...old.filter((piece) => !inNow(piece)).map(({ name }) => `sale ${name}`),
    ...kept.flatMap(({ was, piece }) => [
      ...(was.name === piece.name ? [] : [`${was.name} se llama ${piece.name}`]),
      ...(was.withName === piece.withName ? [] : [`${piece.name} ${WITH_NAME.words(piece.withName)}`]),
    ]),
    ...(order(kept.map(({ piece }) => piece)) === order(old.filter(inNow)) ? [] : ['otro orden']),
  ];
  return words.join('; ');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
