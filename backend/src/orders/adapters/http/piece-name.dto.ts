import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { CodeLine, Letters } from '../../../common/http/text-fields.js';
import { nameablePieces } from '../../domain/later-name.js';
import type { Order } from '../../domain/order.js';

const NUMBER = { message: 'Escribe el número de tu pedido, por ejemplo SIG-7K2QXM' };
const NAME = { message: 'Escribe el nombre que bordamos' };
const PIECE = { message: 'Elige una pieza del pedido' };

/** The name of one piece that was bought with embroidery and without a name. */
export class PieceNameDto {
  /**
   * `position` of `nameablePieces`.
   * @example 0
   */
  @Max(10_000, PIECE)
  @Min(0, PIECE)
  @IsInt(PIECE)
  position!: number;

  /**
   * At most 20 letters: Latin letters with or without accents, digits, spaces and `- ' & .`
   * @example "Sofía"
   */
  @MaxLength(3000, { message: 'El texto es demasiado largo' })
  @IsNotEmpty(NAME)
  @IsString(NAME)
  @Letters()
  name!: string;
}

/** The same from the customer of the order. */
export class NamePieceDto extends PieceNameDto {
  /**
   * In any case, with or without its dash.
   * @example "SIG-7K2QXM"
   */
  @MaxLength(20, NUMBER)
  @IsNotEmpty(NUMBER)
  @IsString(NUMBER)
  @CodeLine()
  orderNumber!: string;
}

/** A piece that was bought with embroidery and without a name, until it is made. */
export class NameablePieceDto {
  /**
   * Its position among the order's items, from 0.
   * @example 0
   */
  position!: number;

  /**
   * The product's name when it was bought.
   * @example "Pañalera Multifuncional"
   */
  productName!: string;

  /**
   * Pieces that get this name.
   * @example 1
   */
  quantity!: number;

  /**
   * The name that was added after the purchase; empty while it is missing, `•••` for callers who are not proven to be the customer.
   * @example ""
   */
  name!: string;
}

export function toNameablePieceDtos(order: Order): NameablePieceDto[] {
  return nameablePieces(order).map(({ position, line }) => ({
    position,
    productName: line.name,
    quantity: line.quantity,
    name: line.personalisation.personalization,
  }));
}
