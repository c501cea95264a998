import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { KitPieceChoiceDto, toPersonalisation } from '../../../cart/index.js';
import { Nested } from '../../../common/http/nested.js';
import type { OrderByHand } from '../../application/place-for-money.js';
import { CustomerDto, toCustomer } from './bank-transfer.dto.js';

const MAX_LINES = 20;
const LINES_MESSAGE = 'Escribe qué se pide: entre 1 y 20 piezas';
const QUANTITY_MESSAGE = 'La cantidad debe ser un número entre 1 y 99';

/** A piece of an order that staff write down: as in `POST /cart`, at today's price. */
export class LineByHandDto extends KitPieceChoiceDto {
  /**
   * 1 to 99.
   * @example 1
   */
  @Max(99, { message: QUANTITY_MESSAGE })
  @Min(1, { message: QUANTITY_MESSAGE })
  @IsInt({ message: QUANTITY_MESSAGE })
  quantity!: number;
}

/** An order that staff write down, because its payer said what they want. */
export class OrderByHandDto {
  /** Customer and shipping address. */
  @Nested(() => CustomerDto, 'Escribe quién compra y a dónde se envía')
  customer!: CustomerDto;

  /** 1 to 20 pieces. */
  @ArrayMaxSize(MAX_LINES, { message: LINES_MESSAGE })
  @ArrayMinSize(1, { message: LINES_MESSAGE })
  @IsArray({ message: LINES_MESSAGE })
  @ValidateNested({ each: true, message: LINES_MESSAGE })
  @Type(() => LineByHandDto)
  lines!: LineByHandDto[];
}

export function toOrderByHand({ customer, lines }: OrderByHandDto): OrderByHand {
  return {
    customer: toCustomer({ customer }),
    lines: lines.map((line) => ({
      productId: line.productId,
      quantity: line.quantity,
      personalisation: toPersonalisation(line),
    })),
  };
}
