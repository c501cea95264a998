import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { MALFORMED_SESSION_MESSAGE, SESSION_ID } from '../../domain/session-id.js';
import { PersonalisationDto } from './personalisation.dto.js';

const PRODUCT_MESSAGE = 'El id del producto debe ser un número entero positivo';
const QUANTITY_MESSAGE = 'La cantidad debe ser un número entero';
const MIN_QUANTITY_MESSAGE = 'La cantidad mínima es 1';
const PRICE_MESSAGE = 'El precio calculado no es válido, por favor revisa las opciones';

/** A piece to put into a cart. */
export class AddToCartDto extends PersonalisationDto {
  /**
   * Id of `GET /products`.
   * @example 1
   */
  @Max(2_147_483_647, { message: PRODUCT_MESSAGE })
  @Min(1, { message: PRODUCT_MESSAGE })
  @IsInt({ message: PRODUCT_MESSAGE })
  productId!: number;

  /**
   * The name that the browser displayed; the cart keeps the catalogue's own.
   * @example "Pañalera Multifuncional"
   */
  @IsOptional()
  name?: string;

  /**
   * The price of one piece that the browser displayed, whole pesos. The shop computes and stores its own: compare it with
   * the reply's `price`, and inform the shopper when they differ.
   * @example 445000
   */
  @Min(1, { message: PRICE_MESSAGE })
  @IsInt({ message: PRICE_MESSAGE })
  price!: number;

  /**
   * 1 to 99.
   * @example 1
   */
  @Min(1, { message: MIN_QUANTITY_MESSAGE })
  @IsInt({ message: QUANTITY_MESSAGE })
  @ApiProperty({ maximum: 99 })
  quantity!: number;

  /**
   * Random and secret: 8 to 128 letters, digits, `_` or `-`. Anyone who knows it sees the cart.
   * @example "3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11"
   */
  @Matches(SESSION_ID, { message: MALFORMED_SESSION_MESSAGE })
  @IsString({ message: MALFORMED_SESSION_MESSAGE })
  @IsNotEmpty({ message: MALFORMED_SESSION_MESSAGE })
  @ApiProperty({ pattern: SESSION_ID.source })
  sessionId!: string;
}

/** Changes to a line; omitted fields stay. Null removes a text or choice. */
export class EditCartItemDto extends PersonalisationDto {}

/** The express service of a whole cart. */
export class SetExpressDto {
  /** True for every piece, false for none. */
  @IsBoolean({ message: 'Indica si el pedido va con servicio express' })
  express!: boolean;
}

export class SetQuantityDto {
  /**
   * 1 to 99.
   * @example 2
   */
  @Min(1, { message: MIN_QUANTITY_MESSAGE })
  @IsInt({ message: QUANTITY_MESSAGE })
  @ApiProperty({ maximum: 99 })
  quantity!: number;
}

const IDS_MESSAGE = 'Deben ser ids de productos';

export class RestoreItemsDto {
  /**
   * Ids of items that were removed from this cart, 1 to 200.
   * @example ["7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"]
   */
  @IsUUID('all', { each: true, message: IDS_MESSAGE })
  @ArrayMaxSize(200, { message: IDS_MESSAGE })
  @ArrayNotEmpty({ message: IDS_MESSAGE })
  ids!: string[];
}

export class ApplyDiscountDto {
  /**
   * Case and surrounding blanks are ignored.
   * @example "SIGERIST15"
   */
  @IsOptional()
  @IsString({ message: 'Debe ser un texto' })
  code?: string;
}
